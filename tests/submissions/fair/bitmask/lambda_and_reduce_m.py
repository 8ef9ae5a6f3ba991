from functools import reduce
from operator import or_

bit = lambda s: 0 if s == "." else 1 << int(s) - 1
union = lambda symbols: reduce(or_, map(bit, symbols), 0)


def solveSudoku(board):
    masks = (
        [union(row) for row in board]
        + [union(col) for col in zip(*board)]
        + [union(board[r + i][c + j] for i in range(3) for j in range(3))
           for r in (0, 3, 6) for c in (0, 3, 6)]
    )
    where = lambda r, c: (r, 9 + c, 18 + r // 3 * 3 + c // 3)
    blanks = [(r, c, where(r, c)) for r in range(9) for c in range(9) if board[r][c] == "."]

    def change(units, b):
        for u in units:
            masks[u] ^= b

    def attempt(k, s):
        r, c, units = blanks[k]
        change(units, bit(s))
        board[r][c] = s
        if search(k + 1):
            return True
        change(units, bit(s))
        return False

    def search(k):
        if k == len(blanks):
            return True
        used = reduce(or_, (masks[u] for u in blanks[k][2]))
        return any(attempt(k, s) for s in "123456789" if not used & bit(s))

    search(0)
