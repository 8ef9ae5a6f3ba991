#: right
def solveSudoku(board, row=0, col=0):
    """Walks cell by cell and tests by one long `any`."""
    if row == 9:
        return True
    if col == 9:
        return solveSudoku(board, row + 1, 0)
    if board[row][col] != '.':
        return solveSudoku(board, row, col + 1)
    for k in range(1, 10):
        k = str(k)
        if any(board[row][j] == k or board[j][col] == k
               or board[row - row % 3 + j // 3][col - col % 3 + j % 3] == k for j in range(9)):
            continue
        board[row][col] = k
        if solveSudoku(board, row, col + 1):
            break
    else:
        board[row][col] = '.'
        return False
    return True
