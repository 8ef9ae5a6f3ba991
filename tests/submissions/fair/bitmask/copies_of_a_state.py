from copy import deepcopy
class Solution:
    def solveSudoku(self, board):
        class State:
            def __init__(self):
                self.b = [row[:] for row in board]
                self.rows = [0]*9; self.cols = [0]*9; self.boxes = [0]*9
                for r in range(9):
                    for c in range(9):
                        if board[r][c] != '.':
                            self.put(r, c, int(board[r][c]))
            def put(self, r, c, d):
                self.b[r][c] = str(d); m = 1 << d
                self.rows[r] |= m; self.cols[c] |= m; self.boxes[r//3*3+c//3] |= m
        def solve(s):
            for r in range(9):
                for c in range(9):
                    if s.b[r][c] == '.':
                        used = s.rows[r] | s.cols[c] | s.boxes[r//3*3+c//3]
                        for d in range(1, 10):
                            if not used >> d & 1:
                                n = deepcopy(s); n.put(r, c, d)
                                x = solve(n)
                                if x: return x
                        return None
            return s
        s = solve(State())
        for r in range(9): board[r][:] = s.b[r]
