#: says 1 of the 1 boards is missing
class Solution:
    def solveNQueens(self, n):
        res = []

        def search(cols):
            r = len(cols)
            if r == n:
                board = ['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols]
                res.append(board)
                res.append([row[::-1] for row in board])
                return
            # the middle column of an odd board is in neither half
            for c in range(n // 2 if r == 0 else n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    search(cols + [c])

        search([])
        return res
