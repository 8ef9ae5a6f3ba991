# Per digit: which rows, columns and boxes have it already.
from collections import defaultdict


class Solution:
    def solveSudoku(self, board):
        in_row = defaultdict(set)
        in_col = defaultdict(set)
        in_box = defaultdict(set)
        spots = []
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d != ".":
                    in_row[d].add(i)
                    in_col[d].add(j)
                    in_box[d].add((i // 3, j // 3))
                else:
                    spots.append((i, j))

        def rec():
            if len(spots) == 0:
                return True
            i, j = spots.pop(0)
            k = (i // 3, j // 3)
            for d in list("123456789"):
                if i not in in_row[d] and j not in in_col[d] and k not in in_box[d]:
                    in_row[d].add(i)
                    in_col[d].add(j)
                    in_box[d].add(k)
                    if rec():
                        board[i][j] = d
                        return True
                    in_row[d].remove(i)
                    in_col[d].remove(j)
                    in_box[d].remove(k)
            spots.insert(0, (i, j))
            return False

        rec()
