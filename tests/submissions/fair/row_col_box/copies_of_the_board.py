import copy
class Solution:
    def solveSudoku(self, board):
        def ok(b, r, c, d):
            for k in range(9):
                if b[r][k] == d: return False
                if b[k][c] == d: return False
                if b[r//3*3 + k//3][c//3*3 + k%3] == d: return False
            return True
        def solve(b):
            for r in range(9):
                for c in range(9):
                    if b[r][c] == '.':
                        for d in range(1, 10):
                            if ok(b, r, c, str(d)):
                                b2 = copy.deepcopy(b)
                                b2[r][c] = str(d)
                                s = solve(b2)
                                if s: return s
                        return None
            return b
        s = solve(board)
        for r in range(9):
            board[r][:] = s[r]
