from copy import deepcopy
from collections import defaultdict
class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    rows[r].add(board[r][c]); cols[c].add(board[r][c]); boxes[r//3, c//3].add(board[r][c])
        def solve(b):
            for r in range(9):
                for c in range(9):
                    if b[r][c] == '.':
                        for d in '123456789':
                            if d not in rows[r] and d not in cols[c] and d not in boxes[r//3, c//3]:
                                n = deepcopy(b); n[r][c] = d
                                rows[r].add(d); cols[c].add(d); boxes[r//3, c//3].add(d)
                                s = solve(n)
                                if s: return s
                                rows[r].remove(d); cols[c].remove(d); boxes[r//3, c//3].remove(d)
                        return None
            return b
        s = solve(board)
        for r in range(9): board[r][:] = s[r]
