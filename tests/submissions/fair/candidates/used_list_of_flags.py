def getOptions(board, row, col):
    used = [False] * 10
    for k in range(9):
        if board[row][k] != '.':
            used[int(board[row][k])] = True
        if board[k][col] != '.':
            used[int(board[k][col])] = True
        v = board[row - row % 3 + k // 3][col - col % 3 + k % 3]
        if v != '.':
            used[int(v)] = True
    result = []
    for d in range(1, 10):
        if not used[d]:
            result.append(str(d))
    return result


def backtracking(board, cells, start):
    if start == len(cells):
        return True
    row, col = cells[start]
    for option in getOptions(board, row, col):
        board[row][col] = option
        if backtracking(board, cells, start + 1):
            return True
        board[row][col] = '.'
    return False


def solveSudoku(board):
    cells = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == '.':
                cells.append((row, col))
    backtracking(board, cells, 0)
