class Solution:
    def solveSudoku(self, board):
        used_r = [[False] * 10 for _ in range(9)]
        used_c = [[False] * 10 for _ in range(9)]
        used_b = [[[False] * 10 for _ in range(3)] for _ in range(3)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    n = int(board[r][c])
                    used_r[r][n] = True
                    used_c[c][n] = True
                    used_b[r // 3][c // 3][n] = True
        self.go(board, 0, used_r, used_c, used_b)

    def go(self, board, pos, used_r, used_c, used_b):
        if pos == 81:
            return True
        r, c = divmod(pos, 9)
        if board[r][c] != '.':
            return self.go(board, pos + 1, used_r, used_c, used_b)
        for n in range(1, 10):
            if used_r[r][n] or used_c[c][n] or used_b[r // 3][c // 3][n]:
                continue
            board[r][c] = str(n)
            used_r[r][n] = used_c[c][n] = used_b[r // 3][c // 3][n] = True
            if self.go(board, pos + 1, used_r, used_c, used_b):
                return True
            used_r[r][n] = used_c[c][n] = used_b[r // 3][c // 3][n] = False
            board[r][c] = '.'
        return False
