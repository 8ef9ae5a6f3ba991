from collections import Counter


class Solution:
    def solveSudoku(self, board):
        self.b = board
        self.run(0, 0)

    def candidates(self, i, j):
        cnt = Counter()
        for k in range(9):
            cnt[self.b[i][k]] += 1
            cnt[self.b[k][j]] += 1
            cnt[self.b[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3]] += 1
        for n in range(9, 0, -1):
            if cnt[str(n)] == 0:
                yield str(n)

    def run(self, i, j):
        if i == 9:
            return True
        ni, nj = (i, j + 1) if j < 8 else (i + 1, 0)
        if self.b[i][j] != '.':
            return self.run(ni, nj)
        # list() because the candidates must be computed before the cell changes
        for v in list(self.candidates(i, j)):
            self.b[i][j] = v
            if self.run(ni, nj):
                return True
            self.b[i][j] = '.'
        return False
