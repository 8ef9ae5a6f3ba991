#: says returned True, but
#: says twice in box
class Solution:
    def isValidSudoku(self, board):
        for i in range(9):
            row = [c for c in board[i] if c != '.']
            col = [board[r][i] for r in range(9) if board[r][i] != '.']
            if len(set(row)) != len(row) or len(set(col)) != len(col):
                return False
        return True
