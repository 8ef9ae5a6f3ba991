#: cause result undo-board
#: line 53 54
from typing import List


class Solution:

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.in_row = [[False] * 10 for _ in range(9)]
        self.in_col = [[False] * 10 for _ in range(9)]
        self.in_box = [[False] * 10 for _ in range(9)]
        self.solved = False
        self.setup()
        self.search(0)

    def box_of(self, r, c):
        return (r // 3) * 3 + c // 3

    def can_place(self, r, c, d):
        return not (self.in_row[r][d] or self.in_col[c][d]
                    or self.in_box[self.box_of(r, c)][d])

    def place(self, r, c, d):
        self.in_row[r][d] = True
        self.in_col[c][d] = True
        self.in_box[self.box_of(r, c)][d] = True
        self.board[r][c] = str(d)

    def unplace(self, r, c, d):
        self.in_row[r][d] = False
        self.in_col[c][d] = False
        self.in_box[self.box_of(r, c)][d] = False
        self.board[r][c] = '.'

    def setup(self):
        for r in range(9):
            for c in range(9):
                if self.board[r][c] != '.':
                    self.place(r, c, int(self.board[r][c]))

    def search(self, pos):
        if pos == 81:
            self.solved = True
            return
        r, c = divmod(pos, 9)
        if self.board[r][c] != '.':
            self.search(pos + 1)
            return
        for d in range(1, 10):
            if self.can_place(r, c, d):
                self.place(r, c, d)
                self.search(pos + 1)
                self.unplace(r, c, d)
