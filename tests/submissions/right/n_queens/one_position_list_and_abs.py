class Solution:
    def solveNQueens(self, n):
        self.n = n
        self.solutions = []
        self.queens = [-1] * n
        self.put(0)
        return [[self.line(c) for c in s] for s in self.solutions]

    def line(self, c):
        chars = ["."] * self.n
        chars[c] = "Q"
        return "".join(chars)

    def safe(self, row, col):
        for r in range(row):
            c = self.queens[r]
            if c == col or abs(c - col) == row - r:
                return False
        return True

    def put(self, row):
        if row == self.n:
            self.solutions.append(self.queens[:])
        else:
            for col in range(self.n):
                if self.safe(row, col):
                    self.queens[row] = col
                    self.put(row + 1)
