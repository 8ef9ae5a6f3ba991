class Solution:
    def row(self, board, r): return set(board[r]) - {'.'}
    def col(self, board, c): return {board[i][c] for i in range(9)} - {'.'}
    def box(self, board, r, c):
        r0, c0 = 3 * (r // 3), 3 * (c // 3)
        return {board[i][j] for i in range(r0, r0 + 3) for j in range(c0, c0 + 3)} - {'.'}
    def options(self, board, r, c):
        return [d for d in '123456789' if d not in self.row(board, r) and d not in self.col(board, c) and d not in self.box(board, r, c)]
    def solveSudoku(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    for d in self.options(board, r, c):
                        board[r][c] = d
                        if self.solveSudoku(board):
                            return True
                        board[r][c] = '.'
                    return False
        return True
