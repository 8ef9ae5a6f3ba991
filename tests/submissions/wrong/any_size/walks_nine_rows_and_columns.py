from math import isqrt


def solveSudoku(board):
    n = len(board)
    k = isqrt(n)
    symbols = "123456789ABCDEFGHIJKLMNOP"[:n]

    def fits(r, c, x):
        for i in range(n):
            if board[r][i] == x or board[i][c] == x:
                return False
            if board[r // k * k + i // k][c // k * k + i % k] == x:
                return False
        return True

    def solve():
        for r in range(min(n, 9)):
            for c in range(min(n, 9)):
                if board[r][c] == ".":
                    for x in symbols:
                        if fits(r, c, x):
                            board[r][c] = x
                            if solve():
                                return True
                            board[r][c] = "."
                    return False
        return True

    solve()
