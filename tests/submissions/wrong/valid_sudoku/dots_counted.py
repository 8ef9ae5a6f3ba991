#: says returned False, but
class Solution:
    def isValidSudoku(self, board):
        for i in range(9):
            col = [board[r][i] for r in range(9)]
            top, left = i // 3 * 3, i % 3 * 3
            box = [board[top + k // 3][left + k % 3] for k in range(9)]
            for unit in (board[i], col, box):
                if len(set(unit)) != 9:
                    return False
        return True
