#: says not a string
#: says ''.join(row)
class Solution:
    def solveNQueens(self, n):
        res = []
        board = [['.'] * n for _ in range(n)]

        def search(r, cols):
            if r == n:
                res.append([row[:] for row in board])
                return
            for c in range(n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    board[r][c] = 'Q'
                    search(r + 1, cols + [c])
                    board[r][c] = '.'

        search(0, [])
        return res
