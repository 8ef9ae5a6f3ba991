def cross(a, b):
    return [x + y for x in a for y in b]


digits = "123456789"
squares = cross("ABCDEFGHI", digits)
unitlist = (
    [cross("ABCDEFGHI", c) for c in digits]
    + [cross(r, digits) for r in "ABCDEFGHI"]
    + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")]
)
peers = {s: {x for u in unitlist if s in u for x in u} - {s} for s in squares}


def assign(values, s, d):
    for other in values[s].replace(d, ""):
        if not eliminate(values, s, other):
            return False
    return True


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, "")
    if not values[s]:
        return False
    if len(values[s]) == 1:
        return all(eliminate(values, p, values[s]) for p in peers[s])
    return True


def search(values):
    if values is False:
        return False
    if all(len(values[s]) == 1 for s in squares):
        return values
    _, s = min((len(values[s]), s) for s in squares if len(values[s]) > 1)
    for d in values[s]:
        copy = values.copy()
        found = search(copy if assign(copy, s, d) else False)
        if found:
            return found
    return False


def solveSudoku(board):
    values = dict.fromkeys(squares, digits)
    for s, d in zip(squares, (cell for row in board for cell in row)):
        if d != "." and not assign(values, s, d):
            return
    values = search(values)
    for i, s in enumerate(squares):
        board[i // 9][i % 9] = values[s]
