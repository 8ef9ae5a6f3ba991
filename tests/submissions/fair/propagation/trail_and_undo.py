class Solution:
    """
    cand[r][c] is a bit mask. Every change is written to self.trail, and a wrong guess is undone by
    reading the trail backwards. No copies of the grid.
    """

    def solveSudoku(self, board):
        self.cand = [[511] * 9 for _ in range(9)]
        self.trail = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.assign(r, c, 1 << int(board[r][c]) - 1)
        if self.dfs():
            for r in range(9):
                for c in range(9):
                    board[r][c] = str(self.cand[r][c].bit_length())

    def change(self, r, c, new):
        self.trail.append((r, c, self.cand[r][c]))
        self.cand[r][c] = new

    def undo(self, mark):
        while len(self.trail) > mark:
            r, c, old = self.trail.pop()
            self.cand[r][c] = old

    def assign(self, r, c, bit):
        cand = self.cand
        if not cand[r][c] & bit:
            return False
        if cand[r][c] != bit:
            self.change(r, c, bit)
        top, left = r // 3 * 3, c // 3 * 3
        for k in range(9):
            for y, x in ((r, k), (k, c), (top + k // 3, left + k % 3)):
                if (y != r or x != c) and cand[y][x] & bit:
                    rest = cand[y][x] & ~bit
                    if rest == 0:
                        return False
                    self.change(y, x, rest)
                    if rest & (rest - 1) == 0 and not self.assign(y, x, rest):
                        return False
        return True

    def hidden(self):
        """Looks for a digit with a single place in some unit. 1 = placed one, 0 = none, -1 = dead."""
        cand = self.cand
        for i in range(9):
            top, left = i // 3 * 3, i % 3 * 3
            row = [(i, k) for k in range(9)]
            col = [(k, i) for k in range(9)]
            box = [(top + k // 3, left + k % 3) for k in range(9)]
            for unit in (row, col, box):
                for d in range(9):
                    bit = 1 << d
                    spots = [(y, x) for y, x in unit if cand[y][x] & bit]
                    if len(spots) == 0:
                        return -1
                    if len(spots) == 1:
                        y, x = spots[0]
                        if cand[y][x] != bit:
                            return 1 if self.assign(y, x, bit) else -1
        return 0

    def dfs(self):
        while True:
            res = self.hidden()
            if res == -1:
                return False
            if res == 0:
                break
        best = None
        for r in range(9):
            for c in range(9):
                n = bin(self.cand[r][c]).count('1')
                if n > 1 and (best is None or n < best[0]):
                    best = (n, r, c)
        if best is None:
            return True
        _, r, c = best
        mark = len(self.trail)
        for d in range(9):
            bit = 1 << d
            if self.cand[r][c] & bit:
                if self.assign(r, c, bit) and self.dfs():
                    return True
                self.undo(mark)
        return False
