class Solution:
    FULL = 0b1111111110

    def solveSudoku(self, board: List[List[str]]) -> None:
        start = [self.FULL] * 81
        ok = True
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    ok = ok and self.put(start, 9 * r + c, 1 << int(board[r][c]))
        stack = [start] if ok else []
        while stack:
            g = stack.pop()
            if not self.place_lonely_digits(g):
                continue
            size, cell = min(((bin(m).count("1"), k) for k, m in enumerate(g) if m & (m - 1)), default=(0, -1))
            if cell == -1:
                for k, m in enumerate(g):
                    board[k // 9][k % 9] = str(m.bit_length() - 1)
                return
            for d in range(1, 10):
                if g[cell] >> d & 1:
                    child = g[:]
                    if self.put(child, cell, 1 << d):
                        stack.append(child)

    def peers(self, k, cache={}):
        if k not in cache:
            r, c = divmod(k, 9)
            cache[k] = [p for p in range(81) if p != k and (
                p // 9 == r or p % 9 == c or (p // 27 == r // 3 and p % 9 // 3 == c // 3))]
        return cache[k]

    def put(self, g, k, bit):
        if not g[k] & bit:
            return False
        g[k] = bit
        for p in self.peers(k):
            if g[p] & bit:
                if g[p] == bit:
                    return False
                g[p] ^= bit
                if g[p] & (g[p] - 1) == 0 and not self.put(g, p, g[p]):
                    return False
        return True

    def place_lonely_digits(self, g):
        progress = True
        while progress:
            progress = False
            for unit in self.units():
                for d in range(1, 10):
                    bit = 1 << d
                    spots = [k for k in unit if g[k] & bit]
                    if not spots:
                        return False
                    if len(spots) == 1 and g[spots[0]] != bit:
                        if not self.put(g, spots[0], bit):
                            return False
                        progress = True
        return True

    @lru_cache(None)
    def units(self):
        out = []
        for k in range(9):
            out.append([9 * k + j for j in range(9)])
            out.append([9 * j + k for j in range(9)])
            out.append([27 * (k // 3) + 3 * (k % 3) + 9 * (j // 3) + j % 3 for j in range(9)])
        return out
