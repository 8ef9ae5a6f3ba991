ROW = [((1 << 9) - 1) << 9 * r for r in range(9)]
COL = [sum((1 << c) << 9 * r for r in range(9)) for c in range(9)]
BOX = [sum(1 << 9 * (3 * a + i) + 3 * b + j for i in range(3) for j in range(3)) for a in range(3) for b in range(3)]
SEE = [ROW[k // 9] | COL[k % 9] | BOX[k // 27 * 3 + k % 9 // 3] for k in range(81)]


def assign(planes, d, k):
    for e in range(9):
        if e == d:
            planes[e] = planes[e] & ~SEE[k] | 1 << k
        else:
            planes[e] &= ~(1 << k)
    return planes


def candidates(planes, k):
    return [d for d in range(9) if planes[d] >> k & 1]


def search(planes):
    open_cells = [k for k in range(81) if len(candidates(planes, k)) != 1]
    if not open_cells:
        return all(p.bit_count() == 9 for p in planes)
    k = min(open_cells, key=lambda k: len(candidates(planes, k)))
    for d in candidates(planes, k):
        if search(assign(planes, d, k)):
            return True
    return False


def solveSudoku(board):
    planes = [(1 << 81) - 1] * 9
    for k in range(81):
        if board[k // 9][k % 9] != ".":
            assign(planes, int(board[k // 9][k % 9]) - 1, k)
    search(planes)
    for k in range(81):
        for d in candidates(planes, k)[:1]:
            board[k // 9][k % 9] = str(d + 1)
