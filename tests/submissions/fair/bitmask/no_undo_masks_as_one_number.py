"""
All 27 masks in one integer of 243 bits. A number is never changed, only replaced by a new one, so
after a wrong guess there is nothing to put back: the caller still has its own.
"""


def offsets(r, c):
    return 9 * r, 81 + 9 * c, 162 + 9 * (r // 3 * 3 + c // 3)


def spread(r, c):
    """One bit in each of the three masks of the cell, at the digit 1."""
    x, y, z = offsets(r, c)
    return 1 << x | 1 << y | 1 << z


def solve(used, blanks, i, out):
    if i == len(blanks):
        return True
    x, y, z, one = blanks[i]
    taken = used >> x | used >> y | used >> z
    for d in range(9):
        if not taken >> d & 1 and solve(used | one << d, blanks, i + 1, out):
            out.append(str(d + 1))
            return True
    return False


def solveSudoku(board):
    used, blanks, where = 0, [], []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((*offsets(r, c), spread(r, c)))
                where.append((r, c))
            else:
                used |= spread(r, c) << int(board[r][c]) - 1
    out = []
    solve(used, blanks, 0, out)
    for (r, c), digit in zip(where, reversed(out)):
        board[r][c] = digit
