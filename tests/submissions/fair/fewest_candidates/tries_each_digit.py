class Solution:
    def is_ok(self, board, r, c, d):
        for k in range(9):
            if board[r][k] == d or board[k][c] == d: return False
        for i in range(r//3*3, r//3*3+3):
            for j in range(c//3*3, c//3*3+3):
                if board[i][j] == d: return False
        return True
    def solveSudoku(self, board):
        best, where = None, None
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    o = [str(d) for d in range(1, 10) if self.is_ok(board, r, c, str(d))]
                    if best is None or len(o) < len(best):
                        best, where = o, (r, c)
        if best is None: return True
        for d in best:
            board[where[0]][where[1]] = d
            if self.solveSudoku(board): return True
            board[where[0]][where[1]] = '.'
        return False
