#: says is the same as board
class Solution:
    def solveNQueens(self, n):
        res = []

        def search(cols):
            r = len(cols)
            if r == n:
                board = ['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols]
                res.append(board)
                res.append([row[::-1] for row in board])  # the mirror image
                return
            for c in range(n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    search(cols + [c])

        search([])
        return res
