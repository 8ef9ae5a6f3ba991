#: says returned None, not True or False
class Solution:
    def isValidSudoku(self, board):
        seen = set()
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d == '.':
                    continue
                for mark in ((d, 'r', i), (d, 'c', j), (d, i // 3, j // 3)):
                    if mark in seen:
                        return False
                    seen.add(mark)
