class DLX:
    """Dancing links where the four links are dictionaries; headers are strings, nodes are pairs."""

    def __init__(self, headers):
        ring = ["root", *headers]
        self.right = dict(zip(ring, ring[1:] + ring[:1]))
        self.left = {b: a for a, b in self.right.items()}
        self.up = {h: h for h in headers}
        self.down = {h: h for h in headers}
        self.size = dict.fromkeys(headers, 0)
        self.rows = {}

    def add_row(self, name, headers):
        self.rows[name] = headers
        for h in headers:
            node = (name, h)
            last = self.up[h]
            self.up[node], self.down[node] = last, h
            self.down[last] = self.up[h] = node
            self.size[h] += 1

    def column(self, h, forward):
        link = self.down if forward else self.up
        node = link[h]
        while node != h:
            yield node
            node = link[node]

    def cover(self, h):
        self.right[self.left[h]] = self.right[h]
        self.left[self.right[h]] = self.left[h]
        for name, _ in self.column(h, True):
            for other in self.rows[name]:
                if other != h:
                    node = (name, other)
                    self.down[self.up[node]] = self.down[node]
                    self.up[self.down[node]] = self.up[node]
                    self.size[other] -= 1

    def uncover(self, h):
        for name, _ in self.column(h, False):
            for other in reversed(self.rows[name]):
                if other != h:
                    node = (name, other)
                    self.down[self.up[node]] = node
                    self.up[self.down[node]] = node
                    self.size[other] += 1
        self.right[self.left[h]] = h
        self.left[self.right[h]] = h

    def solve(self):
        if self.right["root"] == "root":
            return []
        best, h = None, self.right["root"]
        while h != "root":
            if best is None or self.size[h] < self.size[best]:
                best = h
                if self.size[h] < 2:
                    break
            h = self.right[h]
        for name, _ in list(self.column(best, True)):
            for h in self.rows[name]:
                self.cover(h)
            rest = self.solve()
            if rest is not None:
                return [name] + rest
            for h in reversed(self.rows[name]):
                self.uncover(h)
        return None


def solveSudoku(board):
    rows = {}
    for r in range(9):
        for c in range(9):
            for d in board[r][c].replace(".", "123456789"):
                rows[r, c, d] = [f"{r}{c}", f"r{r}{d}", f"c{c}{d}", f"b{r // 3}{c // 3}{d}"]
    dlx = DLX(sorted({h for hs in rows.values() for h in hs}))
    for name, headers in rows.items():
        dlx.add_row(name, headers)
    for r, c, d in dlx.solve():
        board[r][c] = d
