class Solution:
    """Masks of candidates in one flat list; a trail of (cell, old mask) to go back."""

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows = [list(range(9 * r, 9 * r + 9)) for r in range(9)]
        self.cols = [list(range(c, 81, 9)) for c in range(9)]
        self.boxes = [[r * 9 + c for r in range(y, y + 3) for c in range(x, x + 3)]
                      for y in (0, 3, 6) for x in (0, 3, 6)]
        self.units = self.rows + self.cols + self.boxes
        self.peers = []
        for i in range(81):
            r, c = divmod(i, 9)
            near = set(self.rows[r] + self.cols[c] + self.boxes[r // 3 * 3 + c // 3])
            near.remove(i)
            self.peers.append(tuple(near))
        self.mask = [511] * 81
        self.trail = []
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch != '.' and not self.restrict(i, 1 << int(ch) - 1):
                return
        if self.search():
            for i in range(81):
                board[i // 9][i % 9] = str(self.mask[i].bit_length())

    def restrict(self, i, keep):
        """Keep only the bits `keep` in cell i, then follow naked singles."""
        new = self.mask[i] & keep
        if new == self.mask[i]:
            return True
        if not new:
            return False
        self.trail.append((i, self.mask[i]))
        self.mask[i] = new
        if new & (new - 1) == 0:
            for p in self.peers[i]:
                if self.mask[p] & new and not self.restrict(p, ~new):
                    return False
        return True

    def hidden(self):
        again = True
        while again:
            again = False
            for unit in self.units:
                for b in range(9):
                    bit = 1 << b
                    place = -1
                    for i in unit:
                        if self.mask[i] & bit:
                            if place >= 0:
                                break
                            place = i
                    else:
                        if place < 0:
                            return False
                        if self.mask[place] != bit:
                            if not self.restrict(place, bit):
                                return False
                            again = True
        return True

    def search(self):
        if not self.hidden():
            return False
        best, fewest = -1, 10
        for i in range(81):
            n = bin(self.mask[i]).count('1')
            if 1 < n < fewest:
                best, fewest = i, n
        if best < 0:
            return True
        for b in range(9):
            if self.mask[best] >> b & 1:
                height = len(self.trail)
                if self.restrict(best, 1 << b) and self.search():
                    return True
                while len(self.trail) > height:
                    i, old = self.trail.pop()
                    self.mask[i] = old
        return False
