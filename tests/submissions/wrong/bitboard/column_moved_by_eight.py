ALL = (1 << 81) - 1
ROW = [0b111111111 << 9 * r for r in range(9)]
COL = [sum(1 << 8 * r + c for r in range(9)) for c in range(9)]
BOX = [0b111000000111000000111 << 27 * a + 3 * b for a in range(3) for b in range(3)]


def place(planes, d, cell):
    bit = 1 << cell
    new = [p & ~bit for p in planes]
    new[d] = planes[d] & ~(ROW[cell // 9] | COL[cell % 9] | BOX[cell // 27 * 3 + cell % 9 // 3]) | bit
    return new


def solve(planes, placed):
    best = None
    for cell in range(81):
        if placed >> cell & 1:
            continue
        ds = [d for d in range(9) if planes[d] >> cell & 1]
        if best is None or len(ds) < len(best[1]):
            best = cell, ds
    if best is None:
        return planes
    cell, ds = best
    for d in ds:
        found = solve(place(planes, d, cell), placed | 1 << cell)
        if found:
            return found
    return None


def solveSudoku(board):
    planes, placed = [ALL] * 9, 0
    for cell in range(81):
        ch = board[cell // 9][cell % 9]
        if ch != ".":
            planes = place(planes, int(ch) - 1, cell)
            placed |= 1 << cell
    planes = solve(planes, placed)
    if planes:
        for d in range(9):
            for cell in range(81):
                if planes[d] >> cell & 1:
                    board[cell // 9][cell % 9] = str(d + 1)
