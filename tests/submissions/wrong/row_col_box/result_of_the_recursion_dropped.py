class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        self.solve(board)

    def solve(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for num in "123456789":
                        if self.ok(board, r, c, num):
                            board[r][c] = num
                            self.solve(board)
                            board[r][c] = "."
                    return False
        return True

    def ok(self, board, r, c, num):
        return (
            self.row_ok(board, r, num)
            and self.col_ok(board, c, num)
            and self.box_ok(board, r - r % 3, c - c % 3, num)
        )

    def row_ok(self, board, r, num):
        for c in range(9):
            if board[r][c] == num:
                return False
        return True

    def col_ok(self, board, c, num):
        for r in range(9):
            if board[r][c] == num:
                return False
        return True

    def box_ok(self, board, top, left, num):
        for r in range(3):
            for c in range(3):
                if board[top + r][left + c] == num:
                    return False
        return True
