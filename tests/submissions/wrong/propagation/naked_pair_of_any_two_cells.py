class Solution:
    def solveSudoku(self, board):
        rows = [[(r, c) for c in range(9)] for r in range(9)]
        cols = [[(r, c) for r in range(9)] for c in range(9)]
        boxes = [[(3 * a + i, 3 * b + j) for i in range(3) for j in range(3)] for a in range(3) for b in range(3)]
        self.units = rows + cols + boxes
        g = {(r, c): set('123456789') if board[r][c] == '.' else {board[r][c]}
             for r in range(9) for c in range(9)}
        g = self.solve(g)
        if g:
            for (r, c), s in g.items():
                board[r][c] = ''.join(s)

    def reduce(self, g):
        size = 0
        while size != sum(len(s) for s in g.values()):
            size = sum(len(s) for s in g.values())
            for unit in self.units:
                for x in unit:
                    if len(g[x]) == 1:
                        for y in unit:
                            if y != x:
                                g[y] = g[y] - g[x]
                pairs = [x for x in unit if len(g[x]) == 2]
                if len(pairs) == 2 and len(g[pairs[0]] | g[pairs[1]]) < 4:
                    both = g[pairs[0]] & g[pairs[1]]
                    for y in unit:
                        if y not in pairs:
                            g[y] = g[y] - both
        return all(g.values())

    def solve(self, g):
        if not self.reduce(g):
            return None
        rest = [x for x in g if len(g[x]) > 1]
        if not rest:
            return g
        x = min(rest, key=lambda x: len(g[x]))
        for d in g[x]:
            h = dict(g)
            h[x] = {d}
            h = self.solve(h)
            if h:
                return h
        return None
