#: verdict Runtime Error
#: says IndexError
from math import isqrt
from string import ascii_uppercase, digits

ALL = digits[1:] + ascii_uppercase


def solveSudoku(board):
    n = len(board)
    s = n // 3
    bit = {symbol: 1 << i for i, symbol in enumerate(ALL[:n])}
    row, col, box = [0] * n, [0] * n, [0] * n
    for r in range(n):
        for c in range(n):
            m = bit.get(board[r][c], 0)
            row[r] |= m
            col[c] |= m
            box[r // s * s + c // s] |= m

    def go(r, c):
        if c == n:
            r, c = r + 1, 0
        if r == n:
            return True
        if board[r][c] != ".":
            return go(r, c + 1)
        b = r // s * s + c // s
        used = row[r] | col[c] | box[b]
        for symbol, m in bit.items():
            if used & m:
                continue
            board[r][c] = symbol
            row[r] |= m
            col[c] |= m
            box[b] |= m
            if go(r, c + 1):
                return True
            row[r] ^= m
            col[c] ^= m
            box[b] ^= m
        board[r][c] = "."
        return False

    go(0, 0)
