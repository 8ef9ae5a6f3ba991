def solveSudoku(board):
    def fits(row, col, digit):
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[3 * (row // 3) + i // 3][3 * (col // 3) + i % 3] == digit:
                return False
        return True

    def go(k):
        if k == 81:
            return True
        row, col = divmod(k, 9)
        if board[row][col] != ".":
            return go(k + 1)
        for d in range(1, 10):
            if fits(row, col, str(d)):
                board[row][col] = str(d)
                if go(k + 1):
                    return True
        board[row][col] = "."
        return False

    go(0)
