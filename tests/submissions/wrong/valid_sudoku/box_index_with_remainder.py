#: says returned False, but
class Solution:
    def isValidSudoku(self, board):
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d == '.':
                    continue
                k = i % 3 * 3 + j % 3
                if d in rows[i] or d in cols[j] or d in boxes[k]:
                    return False
                rows[i].add(d)
                cols[j].add(d)
                boxes[k].add(d)
        return True
