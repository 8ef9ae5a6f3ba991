from itertools import chain

N = 9


def solveSudoku(board):
    rows = [[(i, j) for j in range(N)] for i in range(N)]
    cols = [[(i, j) for i in range(N)] for j in range(N)]
    boxes = [[(a + i, b + j) for i in range(3) for j in range(3)] for a in (0, 3, 6) for b in (0, 3, 6)]
    units = rows + cols + boxes
    peers = {}
    for i in range(N):
        for j in range(N):
            mine = chain(rows[i], cols[j], boxes[i // 3 * 3 + j // 3])
            peers[i, j] = set(mine) - {(i, j)}

    def simplify(g):
        changed = True
        while changed:
            changed = False
            for cell, opts in list(g.items()):
                opts = g[cell]
                if len(opts) == 1:
                    for p in peers[cell]:
                        if opts & g[p]:
                            g[p] = g[p] - opts
                            changed = True
                            if not g[p]:
                                return False
            for unit in units:
                for d in range(1, 10):
                    spots = [cell for cell in unit if d in g[cell]]
                    if not spots:
                        return False
                    if len(spots) == 1 and len(g[spots[0]]) > 1:
                        g[spots[0]] = frozenset([d])
                        changed = True
            if changed:
                continue
            for unit in units:
                twos = [cell for cell in unit if len(g[cell]) == 2]
                for x in range(len(twos)):
                    for y in range(x):
                        if g[twos[x]] == g[twos[y]]:
                            pair = g[twos[x]]
                            for cell in unit:
                                if cell not in (twos[x], twos[y]) and g[cell] & pair:
                                    g[cell] = g[cell] - pair
                                    changed = True
                                    if not g[cell]:
                                        return False
        return True

    def solve(g):
        if not simplify(g):
            return None
        rest = [cell for cell in g if len(g[cell]) > 1]
        if not rest:
            return g
        cell = min(rest, key=lambda x: len(g[x]))
        for d in g[cell]:
            h = g.copy()
            h[cell] = frozenset([d])
            h = solve(h)
            if h:
                return h
        return None

    everything = frozenset(range(1, 10))
    grid = {}
    for i in range(N):
        for j in range(N):
            grid[i, j] = everything if board[i][j] == '.' else frozenset([int(board[i][j])])
    grid = solve(grid)
    for (i, j), opts in grid.items():
        (value,) = opts
        board[i][j] = str(value)
