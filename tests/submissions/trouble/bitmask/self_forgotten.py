#: verdict Runtime Error
#: says TypeError
#: says self
class Solution:
    def solveSudoku(board):
        for row in board:
            row[:] = "123456789"
