class Links:
    def __init__(self, columns):
        n = columns + 1
        self.l = [(i - 1) % n for i in range(n)]
        self.r = [(i + 1) % n for i in range(n)]
        self.u = list(range(n))
        self.d = list(range(n))
        self.c = list(range(n))
        self.s = [0] * n
        self.name = [None] * n

    def add(self, name, columns):
        first = len(self.l)
        for k, c in enumerate(columns):
            x = first + k
            self.l.append(first + (k - 1) % 4)
            self.r.append(first + (k + 1) % 4)
            self.u.append(self.u[c])
            self.d.append(c)
            self.d[self.u[c]] = x
            self.u[c] = x
            self.c.append(c)
            self.name.append(name)
            self.s[c] += 1

    def cover(self, c):
        self.l[self.r[c]] = self.l[c]
        self.r[self.l[c]] = self.r[c]
        i = self.d[c]
        while i != c:
            j = self.r[i]
            while j != i:
                self.u[self.d[j]] = self.u[j]
                self.d[self.u[j]] = self.d[j]
                self.s[self.c[j]] -= 1
                j = self.r[j]
            i = self.d[i]

    def uncover(self, c):
        i = self.d[c]
        while i != c:
            j = self.r[i]
            while j != i:
                self.s[self.c[j]] += 1
                self.u[self.d[j]] = j
                self.d[self.u[j]] = j
                j = self.r[j]
            i = self.d[i]
        self.l[self.r[c]] = c
        self.r[self.l[c]] = c

    def search(self, out):
        if self.r[0] == 0:
            return True
        best = c = self.r[0]
        while c:
            if self.s[c] < self.s[best]:
                best = c
            c = self.r[c]
        self.cover(best)
        i = self.d[best]
        while i != best:
            out.append(self.name[i])
            js = [(i + k - self.off(i)) for k in range(4) if k != self.off(i)]
            for j in js:
                self.cover(self.c[j])
            if self.search(out):
                return True
            for j in js:
                self.uncover(self.c[j])
            out.pop()
            i = self.d[i]
        self.uncover(best)
        return False

    def off(self, i):
        return (i - 325) % 4


def solveSudoku(board):
    links = Links(324)
    for r in range(9):
        for c in range(9):
            for d in range(9):
                if board[r][c] in (".", str(d + 1)):
                    links.add((r, c, d), (1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d,
                                          244 + 9 * (r // 3 * 3 + c // 3) + d))
    out = []
    if links.search(out):
        for r, c, d in out:
            board[r][c] = str(d + 1)
