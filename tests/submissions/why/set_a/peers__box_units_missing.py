#: cause check
#: line 12 13
ROWS = 'ABCDEFGHI'
COLS = '123456789'


def cross(a, b):
    return [x + y for x in a for y in b]


CELLS = cross(ROWS, COLS)
UNITS = ([cross(ROWS, c) for c in COLS] +
         [cross(r, COLS) for r in ROWS])
PEERS = {s: set(sum([u for u in UNITS if s in u], [])) - {s} for s in CELLS}


def assign(values, s, d):
    for other in values[s].replace(d, ''):
        if not eliminate(values, s, other):
            return False
    return True


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, '')
    if len(values[s]) == 0:
        return False
    if len(values[s]) == 1:
        for p in PEERS[s]:
            if not eliminate(values, p, values[s]):
                return False
    return True


def search(values):
    if all(len(values[s]) == 1 for s in CELLS):
        return values
    n, s = min((len(values[s]), s) for s in CELLS if len(values[s]) > 1)
    for d in values[s]:
        attempt = values.copy()
        if assign(attempt, s, d):
            result = search(attempt)
            if result:
                return result
    return None


class Solution:
    def solveSudoku(self, board):
        values = {s: COLS for s in CELLS}
        for i, s in enumerate(CELLS):
            ch = board[i // 9][i % 9]
            if ch != '.':
                assign(values, s, ch)
        answer = search(values)
        for i, s in enumerate(CELLS):
            board[i // 9][i % 9] = answer[s]
