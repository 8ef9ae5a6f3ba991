#: verdict Output Limit Exceeded
#: says printed
class Solution:
    def solveSudoku(self, board):
        history = []
        while any("." in row for row in board):
            history.append([row[:] for row in board])
            # why is it not getting any further?
            print(len(history), history[-50:])
