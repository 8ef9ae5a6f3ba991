#: verdict Time Limit Exceeded
#: says time limit
class Solution:
    def solveSudoku(self, board):
        r = c = 0
        while True:
            if board[r][c] == ".":
                for d in "123456789":
                    if d not in board[r]:
                        board[r][c] = d
                        break
                c += 1
                if c == 9:
                    r, c = r + 1, 0
            # a given: nothing to do here
