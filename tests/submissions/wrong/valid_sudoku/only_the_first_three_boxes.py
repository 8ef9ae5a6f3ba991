#: says twice in box
class Solution:
    def isValidSudoku(self, board):
        for i in range(9):
            row = [c for c in board[i] if c != '.']
            col = [board[r][i] for r in range(9) if board[r][i] != '.']
            if len(set(row)) != len(row) or len(set(col)) != len(col):
                return False
        for k in range(3):
            box = [board[r][c] for r in range(3) for c in range(3 * k, 3 * k + 3)]
            box = [c for c in box if c != '.']
            if len(set(box)) != len(box):
                return False
        return True
