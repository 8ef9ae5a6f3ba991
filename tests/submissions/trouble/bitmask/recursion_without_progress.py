#: verdict Runtime Error
#: says RecursionError
class Solution:
    def solveSudoku(self, board):
        self.solve(board, 0, 0)

    def solve(self, board, r, c):
        if r == 9:
            return True
        if c == 9:
            return self.solve(board, r + 1, 0)
        if board[r][c] != ".":
            return self.solve(board, r, c)
        for d in "123456789":
            board[r][c] = d
            if self.solve(board, r, c + 1):
                return True
        return False
