# Constraint propagation and search, after Peter Norvig's essay "Solving Every Sudoku Puzzle".

def cross(A, B):
    return [a + b for a in A for b in B]

digits = '123456789'
rows = 'ABCDEFGHI'
cols = digits
squares = cross(rows, cols)
unitlist = ([cross(rows, c) for c in cols] +
            [cross(r, cols) for r in rows] +
            [cross(rs, cs) for rs in ('ABC', 'DEF', 'GHI') for cs in ('123', '456', '789')])
units = {s: [u for u in unitlist if s in u] for s in squares}
peers = {s: set(sum(units[s], [])) - {s} for s in squares}

assert len(squares) == 81
assert len(unitlist) == 27
assert all(len(units[s]) == 3 for s in squares)
assert all(len(peers[s]) == 20 for s in squares)


def assign(values, s, d):
    others = values[s].replace(d, '')
    return all(eliminate(values, s, d2) for d2 in others)


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, '')
    if not values[s]:
        return False
    if len(values[s]) == 1 and not all(eliminate(values, p, values[s]) for p in peers[s]):
        return False
    for u in units[s]:
        places = [q for q in u if d in values[q]]
        if not places:
            return False
        if len(places) == 1 and not assign(values, places[0], d):
            return False
    return True


def search(values):
    if all(len(v) == 1 for v in values.values()):
        return values
    s = min((s for s in squares if len(values[s]) > 1), key=lambda s: len(values[s]))
    for d in values[s]:
        attempt = values.copy()
        if assign(attempt, s, d):
            found = search(attempt)
            if found:
                return found
    return None


class Solution:
    def solveSudoku(self, board):
        values = {s: digits for s in squares}
        for s, d in zip(squares, (ch for row in board for ch in row)):
            if d in digits:
                assign(values, s, d)
        values = search(values)
        for i, r in enumerate(rows):
            for j, c in enumerate(cols):
                board[i][j] = values[r + c]
