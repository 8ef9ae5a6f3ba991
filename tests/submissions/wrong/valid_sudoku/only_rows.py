#: says returned True, but
#: says twice in column
class Solution:
    def isValidSudoku(self, board):
        for row in board:
            digits = [c for c in row if c != '.']
            if len(set(digits)) != len(digits):
                return False
        return True
