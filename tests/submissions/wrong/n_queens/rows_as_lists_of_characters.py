import copy


def solveNQueens(n):
    board = [["." for _ in range(n)] for _ in range(n)]
    results = []

    def ok(r, c):
        for k in range(r):
            if board[k][c] == "Q":
                return False
            d = r - k
            if c - d >= 0 and board[k][c - d] == "Q":
                return False
            if c + d < n and board[k][c + d] == "Q":
                return False
        return True

    def solve(r):
        if r == n:
            results.append(copy.deepcopy(board))
            return
        for c in range(n):
            if ok(r, c):
                board[r][c] = "Q"
                solve(r + 1)
                board[r][c] = "."

    solve(0)
    return results
