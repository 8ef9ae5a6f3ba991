class Solution:
    def solveNQueens(self, n):
        self.n = n
        self.col = self.up = self.down = 0
        self.lines = []
        self.boards = []
        self.go(0)
        return self.boards

    def go(self, r):
        if r == self.n:
            self.boards.append(self.lines[:])
            return
        for c in range(self.n):
            a, b, d = 1 << c, 1 << (r + c), 1 << (r - c + self.n)
            if self.col & a or self.up & b or self.down & d:
                continue
            self.col |= a
            self.up |= b
            self.down |= d
            self.lines.append("." * c + "Q" + "." * (self.n - 1 - c))
            self.go(r + 1)
            self.lines.pop()
            self.col ^= a
            self.up ^= b
            self.down ^= d
