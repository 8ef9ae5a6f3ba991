def solveSudoku(board: List[List[str]]) -> None:
    def allowed(row, col, digit):
        box = [
            board[r][c]
            for r in range(row - row % 3, row - row % 3 + 3)
            for c in range(col - col % 3, col - col % 3 + 3)
        ]
        column = [board[r][col] for r in range(9)]
        return digit not in board[row] and digit not in column and digit not in box

    def solve(row, col):
        if row == 9:
            row, col = 0, col + 1
        if col == 9:
            return True
        if board[row][col] != ".":
            return solve(row + 1, col)
        for digit in "987654321":
            if allowed(row, col, digit):
                board[row][col] = digit
                if solve(row + 1, col):
                    return True
                board[row][col] = "."
        return False

    solve(0, 0)
