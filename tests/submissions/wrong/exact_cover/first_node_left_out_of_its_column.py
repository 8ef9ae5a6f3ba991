class DancingLinks:
    def __init__(self):
        self.L = list(range(-1, 324))
        self.R = list(range(1, 326))
        self.L[0], self.R[324] = 324, 0
        self.U = list(range(325))
        self.D = list(range(325))
        self.C = list(range(325))
        self.S = [0] * 325
        self.info = [None] * 325

    def row(self, info, cols):
        start = len(self.C)
        for k in range(4):
            n = start + k
            c = cols[k]
            self.C.append(c)
            self.info.append(info)
            self.L.append(start + (k + 3) % 4)
            self.R.append(start + (k + 1) % 4)
            self.U.append(self.U[c])
            self.D.append(c)
            self.D[self.U[c]] = n
            self.U[c] = n
            self.S[c] += 1

    def cover(self, c):
        self.R[self.L[c]], self.L[self.R[c]] = self.R[c], self.L[c]
        i = self.D[c]
        while i != c:
            j = self.R[i]
            while self.R[j] != i:
                self.D[self.U[j]], self.U[self.D[j]] = self.D[j], self.U[j]
                self.S[self.C[j]] -= 1
                j = self.R[j]
            i = self.D[i]

    def uncover(self, c):
        i = self.U[c]
        while i != c:
            j = self.L[self.L[i]]
            while j != i:
                self.S[self.C[j]] += 1
                self.D[self.U[j]] = self.U[self.D[j]] = j
                j = self.L[j]
            i = self.U[i]
        self.R[self.L[c]] = self.L[self.R[c]] = c

    def solve(self, out):
        if self.R[0] == 0:
            return True
        c = best = self.R[0]
        while c:
            if self.S[c] < self.S[best]:
                best = c
            c = self.R[c]
        if self.S[best] == 0:
            return False
        self.cover(best)
        i = self.D[best]
        while i != best:
            out[self.info[i][0]] = self.info[i][1]
            j = self.R[i]
            while j != i:
                self.cover(self.C[j])
                j = self.R[j]
            if self.solve(out):
                return True
            j = self.L[i]
            while j != i:
                self.uncover(self.C[j])
                j = self.L[j]
            i = self.D[i]
        self.uncover(best)
        return False


def solveSudoku(board):
    dlx = DancingLinks()
    for r in range(9):
        for c in range(9):
            for d in range(9):
                if board[r][c] == "." or int(board[r][c]) == d + 1:
                    dlx.row(((r, c), d), [1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d,
                                          244 + 9 * (r // 3 * 3 + c // 3) + d])
    out = {}
    dlx.solve(out)
    for (r, c), d in out.items():
        board[r][c] = str(d + 1)
