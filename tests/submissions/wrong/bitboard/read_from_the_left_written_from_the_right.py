class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        text = "".join("".join(row) for row in board)
        full = (1 << 81) - 1
        see = []
        for k in range(81):
            near = ["1" if j // 9 == k // 9 or j % 9 == k % 9 or
                    (j // 27 == k // 27 and j % 9 // 3 == k % 9 // 3) else "0" for j in range(81)]
            see.append(int("".join(near), 2))
        planes = {}
        for d in "123456789":
            planes[d] = full
            for k in range(81):
                if text[k] == d:
                    planes[d] &= ~see[k]
        empty = int("".join("1" if ch == "." else "0" for ch in text), 2)
        moves = self.search(planes, empty, see) or []
        for d, bit in moves:
            k = bit.bit_length() - 1
            if board[k // 9][k % 9] == ".":
                board[k // 9][k % 9] = d

    def search(self, planes, empty, see):
        if not empty:
            return []
        best, x = None, empty
        while x:
            bit = x & -x
            x &= x - 1
            ds = [d for d in planes if planes[d] & bit]
            if best is None or len(ds) < len(best[0]):
                best = ds, bit
        ds, bit = best
        for d in ds:
            k = 81 - bit.bit_length()
            rest = self.search({**planes, d: planes[d] & ~see[k]}, empty & ~bit, see)
            if rest is not None:
                return rest + [(d, bit)]
        return None
