import copy


def first_gap(grid):
    for i in range(9):
        for j in range(9):
            if grid[i][j] == ".":
                return i, j
    return None


def allowed(grid, i, j):
    used = set(grid[i])
    for k in range(9):
        used.add(grid[k][j])
    top = i - i % 3
    left = j - j % 3
    for a in range(3):
        for b in range(3):
            used.add(grid[top + a][left + b])
    return [d for d in "987654321" if d not in used]


def solveSudoku(board):
    stack = [copy.deepcopy(board)]
    while stack:
        grid = stack.pop()
        gap = first_gap(grid)
        if gap is None:
            for i in range(9):
                for j in range(9):
                    board[i][j] = grid[i][j]
            return
        i, j = gap
        for d in allowed(grid, i, j):
            child = copy.deepcopy(grid)
            child[i][j] = d
            stack.append(child)
