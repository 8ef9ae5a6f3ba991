#: verdict Runtime Error
#: says ValueError
class Solution:
    def solveSudoku(self, board):
        grid = [[int(ch) for ch in row] for row in board]
        for r in range(9):
            for c in range(9):
                board[r][c] = str(grid[r][c])
