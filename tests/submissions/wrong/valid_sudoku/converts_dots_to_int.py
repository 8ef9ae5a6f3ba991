#: verdict Runtime Error
#: says ValueError
class Solution:
    def isValidSudoku(self, board):
        seen = set()
        for i in range(9):
            for j in range(9):
                d = int(board[i][j])
                if d == 0:
                    continue
                for mark in ((d, 'r', i), (d, 'c', j), (d, i // 3, j // 3)):
                    if mark in seen:
                        return False
                    seen.add(mark)
        return True
