#: example accepted
cols = "123456789"
squares = [r + c for r in "ABCDEFGHI" for c in cols]
unitlist = ([[r + c for c in cols] for r in "ABCDEFGHI"] + [[r + c for r in "ABCDEFGHI"] for c in cols]
            + [[r + c for r in rs for c in cs] for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")])
units = {s: [u for u in unitlist if s in u] for s in squares}
peers = {s: {t for u in units[s] for t in u} - {s} for s in squares}


def assign(values, s, d):
    for other in values[s]:
        if other != d:
            eliminate(values, s, other)
    return True


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, "")
    if not values[s]:
        return False
    if len(values[s]) == 1:
        for p in peers[s]:
            if values[s] and not eliminate(values, p, values[s]):
                return False
    return True


def search(values):
    open_squares = [s for s in squares if len(values[s]) > 1]
    if not open_squares:
        return values
    s = min(open_squares, key=lambda s: len(values[s]))
    for d in values[s]:
        copy = values.copy()
        if assign(copy, s, d):
            result = search(copy)
            if result:
                return result
    return False


def solveSudoku(board):
    values = {s: cols for s in squares}
    flat = [ch for row in board for ch in row]
    for s, ch in zip(squares, flat):
        if ch in cols:
            assign(values, s, ch)
    values = search(values)
    for k, s in enumerate(squares):
        board[k // 9][k % 9] = values[s]
