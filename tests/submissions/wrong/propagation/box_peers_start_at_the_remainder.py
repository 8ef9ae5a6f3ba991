class Solution:
    def solveSudoku(self, board):
        peers = {}
        for r in range(9):
            for c in range(9):
                s = set()
                for k in range(9):
                    s.add((r, k))
                    s.add((k, c))
                    s.add((r % 3 * 3 + k // 3, c % 3 * 3 + k % 3))
                s.remove((r, c))
                peers[r, c] = s
        grid = {(r, c): set('123456789') for r in range(9) for c in range(9)}

        def put(g, cell, d):
            g[cell] = {d}
            for p in peers[cell]:
                if d in g[p]:
                    g[p] = g[p] - {d}
                    if not g[p]:
                        return False
                    if len(g[p]) == 1 and not put(g, p, next(iter(g[p]))):
                        return False
            return True

        def solve(g):
            todo = [x for x in g if len(g[x]) > 1]
            if not todo:
                return g
            x = min(todo, key=lambda x: len(g[x]))
            for d in sorted(g[x]):
                h = dict(g)
                if put(h, x, d):
                    h = solve(h)
                    if h:
                        return h

        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    if not put(grid, (r, c), board[r][c]):
                        return
        grid = solve(grid)
        if grid:
            for r, c in grid:
                board[r][c] = min(grid[r, c])
