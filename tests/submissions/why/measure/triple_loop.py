class Solution:
    def solveSudoku(self, board):
        self.solve(board)

    def solve(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    for num in "123456789":
                        if self.can_place(board, row, col, num):
                            board[row][col] = num
                            if self.solve(board):
                                return True
                            board[row][col] = "."
                    return False
        return True

    def can_place(self, board, row, col, num):
        for k in range(9):
            # the row and the column
            if board[row][k] == num:
                return False
            if board[k][col] == num:
                return False
        # the box
        top = row // 3 * 3
        left = col // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if board[i][j] == num:
                    return False
        return True
