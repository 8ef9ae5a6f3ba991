from copy import deepcopy
class Solution:
    def solveSudoku(self, board):
        units = ([[(r, c) for c in range(9)] for r in range(9)] + [[(r, c) for r in range(9)] for c in range(9)] +
                 [[(3*a+i, 3*b+j) for i in range(3) for j in range(3)] for a in range(3) for b in range(3)])
        peers = {}
        for r in range(9):
            for c in range(9):
                peers[r, c] = {x for u in units if (r, c) in u for x in u} - {(r, c)}
        grid = {(r, c): set('123456789') if board[r][c] == '.' else {board[r][c]} for r in range(9) for c in range(9)}
        def reduce(grid):
            changed = True
            while changed:
                changed = False
                for cell, options in grid.items():
                    if len(options) == 1:
                        d = next(iter(options))
                        for p in peers[cell]:
                            if d in grid[p]:
                                grid[p].discard(d)
                                changed = True
                                if not grid[p]:
                                    return False
                for unit in units:
                    for d in '123456789':
                        places = [cell for cell in unit if d in grid[cell]]
                        if not places:
                            return False
                        if len(places) == 1 and len(grid[places[0]]) > 1:
                            grid[places[0]] = {d}
                            changed = True
            return True
        def solve(grid):
            if not reduce(grid):
                return None
            if all(len(o) == 1 for o in grid.values()):
                return grid
            cell = min((c for c in grid if len(grid[c]) > 1), key=lambda c: len(grid[c]))
            for d in sorted(grid[cell]):
                g = deepcopy(grid)
                g[cell] = {d}
                s = solve(g)
                if s: return s
            return None
        s = solve(grid)
        for (r, c), o in s.items(): board[r][c] = o.pop()
