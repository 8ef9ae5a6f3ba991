DIGITS = "123456789"
ROWS = "ABCDEFGHI"


def cross(left, right):
    return [a + b for a in left for b in right]


SQUARES = cross(ROWS, DIGITS)
UNIT_LIST = (
    [cross(ROWS, d) for d in DIGITS]
    + [cross(r, DIGITS) for r in ROWS]
    + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")]
)
UNITS = {s: [u for u in UNIT_LIST if s in u] for s in SQUARES}
PEERS = {s: set(sum(UNITS[s], [])) - {s} for s in SQUARES}


def assign(values, s, d):
    others = values[s].replace(d, "")
    if all(eliminate(values, s, other) for other in others):
        return values
    return False


def eliminate(values, s, d):
    if d not in values[s]:
        return values
    values[s] = values[s].replace(d, "")
    if len(values[s]) == 0:
        return False
    if len(values[s]) == 1:
        last = values[s]
        if not all(eliminate(values, peer, last) for peer in PEERS[s]):
            return False
    return values


def search(values):
    if values is False:
        return False
    if all(len(values[s]) == 1 for s in SQUARES):
        return values
    _, s = min((len(values[s]), s) for s in SQUARES if len(values[s]) > 1)
    for d in values[s]:
        found = search(assign(values.copy(), s, d))
        if found:
            return found
    return False


def solveSudoku(board):
    values = {s: DIGITS for s in SQUARES}
    for i, s in enumerate(SQUARES):
        d = board[i // 9][i % 9]
        if d in DIGITS and not assign(values, s, d):
            return
    values = search(values)
    for i, s in enumerate(SQUARES):
        board[i // 9][i % 9] = values[s]
