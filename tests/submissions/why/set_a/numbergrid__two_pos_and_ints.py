#: cause strict
#: line 28
#: cause type
#: line 59
def to_numbers(board):
    grid = []
    for line in board:
        grid.append([0 if ch == '.' else int(ch) for ch in line])
    return grid


def find_empty(grid):
    for i in range(len(grid)):
        for j in range(len(grid[0])):
            if grid[i][j] == 0:
                return (i, j)
    return None


def valid(grid, num, pos):
    # Check row
    for i in range(len(grid[0])):
        if grid[pos[0]][i] == num and pos[1] != i:
            return False

    # Check column
    for i in range(len(grid)):
        if grid[i][pos[1]] == num and pos[1] != i:
            return False

    # Check box
    box_x = pos[1] // 3
    box_y = pos[0] // 3
    for i in range(box_y * 3, box_y * 3 + 3):
        for j in range(box_x * 3, box_x * 3 + 3):
            if grid[i][j] == num and (i, j) != pos:
                return False
    return True


def solve(grid):
    find = find_empty(grid)
    if not find:
        return True
    row, col = find
    for num in range(1, 10):
        grid[row][col] = num
        if valid(grid, num, (row, col)) and solve(grid):
            return True
        grid[row][col] = 0
    return False


def solveSudoku(board):
    grid = to_numbers(board)
    solve(grid)
    for i in range(9):
        for j in range(9):
            board[i][j] = grid[i][j]
