# per digit a mask of rows, a mask of columns and a mask of boxes (the other way round)
class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.in_rows = [0] * 10
        self.in_cols = [0] * 10
        self.in_boxes = [0] * 10
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.mark(int(board[r][c]), r, c)
        self.solve_from(0)

    def mark(self, d, r, c):
        self.in_rows[d] |= 1 << r
        self.in_cols[d] |= 1 << c
        self.in_boxes[d] |= 1 << (r // 3 * 3 + c // 3)

    def unmark(self, d, r, c):
        self.in_rows[d] &= ~(1 << r)
        self.in_cols[d] &= ~(1 << c)
        self.in_boxes[d] &= ~(1 << (r // 3 * 3 + c // 3))

    def fits(self, d, r, c):
        return not (self.in_rows[d] >> r & 1
                    or self.in_cols[d] >> c & 1
                    or self.in_boxes[d] >> (r // 3 * 3 + c // 3) & 1)

    def solve_from(self, i):
        for k in range(i, 81):
            r, c = divmod(k, 9)
            if self.board[r][c] != '.':
                continue
            for d in range(1, 10):
                if self.fits(d, r, c):
                    self.board[r][c] = str(d)
                    self.mark(d, r, c)
                    if self.solve_from(k + 1):
                        return True
                    self.unmark(d, r, c)
            self.board[r][c] = '.'
            return False
        return True
