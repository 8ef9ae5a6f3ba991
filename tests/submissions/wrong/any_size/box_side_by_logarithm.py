#: verdict Runtime Error
#: says IndexError
import math


def solveSudoku(board):
    n = len(board)
    m = int(math.log2(n))
    symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    rows = [0] * n
    cols = [0] * n
    boxes = [0] * n
    cells = []
    for i in range(n * n):
        r, c = divmod(i, n)
        b = r // m * m + c // m
        if board[r][c] == ".":
            cells.append((r, c, b))
        else:
            x = 1 << symbols.index(board[r][c])
            rows[r] |= x
            cols[c] |= x
            boxes[b] |= x
    tried = [-1] * len(cells)
    k = 0
    while k < len(cells):
        r, c, b = cells[k]
        if tried[k] >= 0:
            x = 1 << tried[k]
            rows[r] -= x
            cols[c] -= x
            boxes[b] -= x
            board[r][c] = "."
        d = tried[k] + 1
        used = rows[r] | cols[c] | boxes[b]
        while d < n and used >> d & 1:
            d += 1
        if d == n:
            tried[k] = -1
            k -= 1
            continue
        tried[k] = d
        x = 1 << d
        rows[r] += x
        cols[c] += x
        boxes[b] += x
        board[r][c] = symbols[d]
        k += 1
