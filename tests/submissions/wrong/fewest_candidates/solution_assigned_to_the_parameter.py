class Solution:
    def solveSudoku(self, board):
        grid = [[0 if x == '.' else int(x) for x in row] for row in board]

        def used(r, c):
            s = set(grid[r]) | {grid[k][c] for k in range(9)}
            for i in range(3):
                s |= set(grid[r // 3 * 3 + i][c // 3 * 3:c // 3 * 3 + 3])
            return s

        def solve():
            best = None
            for r in range(9):
                for c in range(9):
                    if grid[r][c] == 0:
                        left = set(range(1, 10)) - used(r, c)
                        if best is None or len(left) < len(best[2]):
                            best = r, c, left
            if best is None:
                return True
            r, c, left = best
            for n in left:
                grid[r][c] = n
                if solve():
                    return True
            grid[r][c] = 0
            return False

        solve()
        board = [[str(x) for x in row] for row in grid]
