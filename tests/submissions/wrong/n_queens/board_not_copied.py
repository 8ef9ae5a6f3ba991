#: says has 0 queens in row 1
class Solution:
    def solveNQueens(self, n):
        res = []
        board = ['.' * n] * n

        def search(r, cols):
            if r == n:
                res.append(board)  # always the same list
                return
            for c in range(n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    board[r] = '.' * c + 'Q' + '.' * (n - 1 - c)
                    search(r + 1, cols + [c])
                    board[r] = '.' * n

        search(0, [])
        return res
