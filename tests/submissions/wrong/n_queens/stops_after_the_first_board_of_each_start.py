#: example accepted
class Solution:
    def solveNQueens(self, n):
        self.n = n
        boards = []
        for first in range(n):
            queens = [first]
            if self.fill(queens):
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
        return boards

    def fill(self, queens):
        row = len(queens)
        if row == self.n:
            return True
        for c in range(self.n):
            if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens)):
                queens.append(c)
                if self.fill(queens):
                    return True
                queens.pop()
        return False
