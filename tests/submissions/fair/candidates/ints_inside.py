ALL = set(range(1, 10))

def solveSudoku(board):
    grid = [[int(ch) if ch.isdigit() else 0 for ch in row] for row in board]

    def missing(r, c):
        s = set(grid[r])
        for i in range(9):
            s.add(grid[i][c])
        r0 = r // 3 * 3
        c0 = c // 3 * 3
        for i in range(r0, r0 + 3):
            for j in range(c0, c0 + 3):
                s.add(grid[i][j])
        return ALL - s

    def first_zero():
        for r in range(9):
            for c in range(9):
                if grid[r][c] == 0:
                    return r, c
        return -1, -1

    def bt():
        r, c = first_zero()
        if r < 0:
            return True
        for v in missing(r, c):
            grid[r][c] = v
            if bt():
                return True
            grid[r][c] = 0
        return False

    bt()
    for r in range(9):
        for c in range(9):
            board[r][c] = str(grid[r][c])
