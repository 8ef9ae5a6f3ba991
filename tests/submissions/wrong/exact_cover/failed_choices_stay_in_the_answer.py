#: example accepted
class Solution:
    def solveSudoku(self, board):
        self.X = {j: set() for j in ([("rc", r, c) for r in range(9) for c in range(9)]
                                     + [(k, u, n) for k in ("rn", "cn", "bn") for u in range(9) for n in range(9)])}
        self.Y = {}
        for r in range(9):
            for c in range(9):
                for n in range(9):
                    self.Y[r, c, n] = [("rc", r, c), ("rn", r, n), ("cn", c, n), ("bn", r // 3 * 3 + c // 3, n)]
                    for j in self.Y[r, c, n]:
                        self.X[j].add((r, c, n))
        self.chosen = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.select((r, c, int(board[r][c]) - 1))
        self.search()
        for r, c, n in self.chosen:
            if board[r][c] == '.':
                board[r][c] = str(n + 1)

    def select(self, row):
        cols = []
        for j in self.Y[row]:
            for i in self.X[j]:
                for k in self.Y[i]:
                    if k != j:
                        self.X[k].remove(i)
            cols.append(self.X.pop(j))
        return cols

    def search(self):
        if not self.X:
            return True
        j = min(self.X, key=lambda k: len(self.X[k]))
        for row in sorted(self.X[j]):
            cols = self.select(row)
            self.chosen.append(row)
            if self.search():
                return True
            for j2 in reversed(self.Y[row]):
                self.X[j2] = cols.pop()
                for i in self.X[j2]:
                    for k in self.Y[i]:
                        if k != j2:
                            self.X[k].add(i)
        return False
