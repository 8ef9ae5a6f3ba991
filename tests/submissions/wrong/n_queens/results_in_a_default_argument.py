#: example accepted
class Solution:
    def solveNQueens(self, n):
        return self.place(n, [])

    def place(self, n, queens, boards=[]):
        row = len(queens)
        if row == n:
            boards.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
        else:
            for c in range(n):
                if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens)):
                    self.place(n, queens + [c], boards)
        return boards
