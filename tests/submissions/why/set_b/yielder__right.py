#: right
from itertools import product
from string import digits


class Solution:
    def solveSudoku(self, board):
        self.seen = set()
        holes = []
        for r, c in product(range(9), repeat=2):
            ch = board[r][c]
            if ch == '.':
                holes.append((r, c))
            else:
                self.seen.update(self.keys(r, c, ch))

        for _ in self.fill(board, holes):
            break

    def keys(self, r, c, ch):
        return {(ch, 'row', r), (ch, 'col', c), (ch, r // 3, c // 3)}

    def fill(self, board, holes):
        if not holes:
            yield board
            return
        r, c = holes[0]
        for ch in digits[1:]:
            ks = self.keys(r, c, ch)
            if ks & self.seen:
                continue
            self.seen |= ks
            board[r][c] = ch
            yield from self.fill(board, holes[1:])
            board[r][c] = '.'
            self.seen -= ks
