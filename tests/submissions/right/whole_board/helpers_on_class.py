from typing import List

class Solution:
    DIGITS = set("123456789")

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.rows = [set(row) - {"."} for row in board]
        self.cols = [set(col) - {"."} for col in zip(*board)]
        self.boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if not self.is_empty(r, c):
                    self.boxes[self.box_of(r, c)].add(board[r][c])
        self.solve()

    def is_empty(self, r, c):
        return self.board[r][c] == "."

    @staticmethod
    def box_of(r, c):
        return (r // 3) * 3 + c // 3

    def candidates(self, r, c):
        return self.DIGITS - self.rows[r] - self.cols[c] - self.boxes[self.box_of(r, c)]

    def place(self, r, c, d):
        self.board[r][c] = d
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[self.box_of(r, c)].add(d)

    def remove(self, r, c):
        d = self.board[r][c]
        self.board[r][c] = "."
        self.rows[r].discard(d)
        self.cols[c].discard(d)
        self.boxes[self.box_of(r, c)].discard(d)

    def hardest_cell(self):
        best, best_cell = None, None
        for r in range(9):
            for c in range(9):
                if self.is_empty(r, c):
                    cand = self.candidates(r, c)
                    if best is None or len(cand) < len(best):
                        best, best_cell = cand, (r, c)
                        if len(cand) < 2:
                            return best_cell, best
        return best_cell, best

    def solve(self):
        cell, cand = self.hardest_cell()
        if cell is None:
            return True
        for d in cand:
            self.place(*cell, d)
            if self.solve():
                return True
            self.remove(*cell)
        return False
