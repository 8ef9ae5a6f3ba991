#: verdict Runtime Error
#: says numpy
#: says standard library
class Solution:
    def solveSudoku(self, board):
        import numpy as np
        grid = np.array(board)
        grid[grid == "."] = "1"
        board[:] = grid.tolist()
