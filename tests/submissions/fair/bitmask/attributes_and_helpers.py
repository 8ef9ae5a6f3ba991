from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.row_mask = [0] * 9
        self.col_mask = [0] * 9
        self.box_mask = [0] * 9
        self.blanks = []
        self.read_givens()
        self.search(0)

    def read_givens(self) -> None:
        for r in range(9):
            for c in range(9):
                if self.board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    self.set_bit(r, c, int(self.board[r][c]))

    @staticmethod
    def box_of(r: int, c: int) -> int:
        return (r // 3) * 3 + c // 3

    def set_bit(self, r: int, c: int, d: int) -> None:
        self.row_mask[r] |= 1 << d
        self.col_mask[c] |= 1 << d
        self.box_mask[self.box_of(r, c)] |= 1 << d

    def clear_bit(self, r: int, c: int, d: int) -> None:
        self.row_mask[r] &= ~(1 << d)
        self.col_mask[c] &= ~(1 << d)
        self.box_mask[self.box_of(r, c)] &= ~(1 << d)

    def is_free(self, r: int, c: int, d: int) -> bool:
        bit = 1 << d
        return not (
            self.row_mask[r] & bit
            or self.col_mask[c] & bit
            or self.box_mask[self.box_of(r, c)] & bit
        )

    def search(self, index: int) -> bool:
        if index == len(self.blanks):
            return True
        r, c = self.blanks[index]
        for d in range(1, 10):
            if self.is_free(r, c, d):
                self.board[r][c] = str(d)
                self.set_bit(r, c, d)
                if self.search(index + 1):
                    return True
                self.clear_bit(r, c, d)
                self.board[r][c] = "."
        return False
