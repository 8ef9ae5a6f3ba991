import copy
class Solution:
    def solveSudoku(self, board):
        def candidates(b, r, c):
            out = list('123456789')
            for k in range(9):
                if b[r][k] in out: out.remove(b[r][k])
                if b[k][c] in out: out.remove(b[k][c])
                x, y = r//3*3 + k//3, c//3*3 + k%3
                if b[x][y] in out: out.remove(b[x][y])
            return out
        def solve(b):
            for r in range(9):
                for c in range(9):
                    if b[r][c] == '.':
                        for d in candidates(b, r, c):
                            b2 = copy.deepcopy(b)
                            b2[r][c] = d
                            s = solve(b2)
                            if s: return s
                        return None
            return b
        s = solve(board)
        for r in range(9):
            board[r][:] = s[r]
