#: example accepted
def solveSudoku(board):
    grid = [[set(range(1, 10)) for _ in range(9)] for _ in range(9)]

    def neighbours(r, c):
        for i in range(9):
            for j in range(9):
                if (i, j) != (r, c) and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)):
                    yield i, j

    def put(g, r, c, d):
        g[r][c] = {d}
        for i, j in neighbours(r, c):
            if d in g[i][j]:
                g[i][j].remove(d)
                if len(g[i][j]) == 0:
                    return False
                if len(g[i][j]) == 1:
                    if not put(g, i, j, list(g[i][j])[0]):
                        return False
        return True

    def solve(g):
        best = 10
        for r in range(9):
            for c in range(9):
                if 1 < len(g[r][c]) < best:
                    best, x, y = len(g[r][c]), r, c
        if best == 10:
            return g
        for d in list(g[x][y]):
            copy = [row[:] for row in g]
            if put(copy, x, y, d):
                result = solve(copy)
                if result:
                    return result
        return None

    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                put(grid, r, c, int(board[r][c]))
    result = solve(grid)
    if result:
        for r in range(9):
            for c in range(9):
                board[r][c] = str(result[r][c].pop())
