import sys


class SudokuSolver:
    """Masks of what is still free; the blank with the least freedom goes first."""

    def __init__(self):
        self.blanks = []
        self.row = [0x1FF] * 9
        self.col = [0x1FF] * 9
        self.box = [0x1FF] * 9

    def take(self, r, c, bit):
        self.row[r] &= ~bit
        self.col[c] &= ~bit
        self.box[r // 3 * 3 + c // 3] &= ~bit

    def give(self, r, c, bit):
        self.row[r] |= bit
        self.col[c] |= bit
        self.box[r // 3 * 3 + c // 3] |= bit

    def solveSudoku(self, board):
        for r, line in enumerate(board):
            for c, ch in enumerate(line):
                if ch == ".":
                    self.blanks.append((r, c))
                else:
                    self.take(r, c, 1 << (ord(ch) - 49))
        assert self._search(board, len(self.blanks))

    def _search(self, board, n):
        if n == 0:
            return True
        least, where, what = sys.maxsize, 0, 0
        for i in range(n):
            r, c = self.blanks[i]
            mask = self.row[r] & self.col[c] & self.box[r // 3 * 3 + c // 3]
            count = bin(mask).count("1")
            if count < least:
                least, where, what = count, i, mask
                if count <= 1:
                    break
        self.blanks[where], self.blanks[n - 1] = self.blanks[n - 1], self.blanks[where]
        r, c = self.blanks[n - 1]
        while what:
            bit = what & -what
            what ^= bit
            self.take(r, c, bit)
            board[r][c] = chr(48 + bit.bit_length())
            if self._search(board, n - 1):
                return True
            self.give(r, c, bit)
        board[r][c] = "."
        return False


Solution = SudokuSolver
