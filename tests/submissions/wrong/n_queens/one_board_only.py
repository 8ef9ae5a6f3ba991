#: says 1 of the 2 boards is missing
class Solution:
    def solveNQueens(self, n):
        def search(cols):
            r = len(cols)
            if r == n:
                return [['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols]]
            for c in range(n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    found = search(cols + [c])
                    if found:
                        return found
            return []

        return search([])
