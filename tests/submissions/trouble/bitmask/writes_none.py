#: verdict Wrong Answer
#: says holds None
class Solution:
    def solveSudoku(self, board):
        for row in board:
            for c, ch in enumerate(row):
                row[c] = print(ch) if ch == "." else ch
