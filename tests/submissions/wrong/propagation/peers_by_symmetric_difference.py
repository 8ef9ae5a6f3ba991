ROW = {k: {9 * (k // 9) + j for j in range(9)} for k in range(81)}
COL = {k: {k % 9 + 9 * j for j in range(9)} for k in range(81)}
BOX = {k: {27 * (k // 27) + 3 * (k % 9 // 3) + 9 * i + j for i in range(3) for j in range(3)} for k in range(81)}
PEERS = {k: (ROW[k] ^ COL[k] ^ BOX[k]) - {k} for k in range(81)}


def solveSudoku(board):
    values = {k: "123456789" for k in range(81)}
    for k in range(81):
        d = board[k // 9][k % 9]
        if d != "." and not assign(values, k, d):
            return
    values = search(values)
    if values:
        for k in range(81):
            board[k // 9][k % 9] = values[k]


def assign(values, k, d):
    values[k] = d
    for p in PEERS[k]:
        if d in values[p]:
            if len(values[p]) == 1:
                return False
            values[p] = values[p].replace(d, "")
            if len(values[p]) == 1 and not assign(values, p, values[p]):
                return False
    return True


def search(values):
    k = min((k for k in values if len(values[k]) > 1), key=lambda k: len(values[k]), default=None)
    if k is None:
        return values
    for d in values[k]:
        copy = dict(values)
        if assign(copy, k, d):
            copy = search(copy)
            if copy:
                return copy
    return None
