class Solution:
    ROW = [511 << 9 * r for r in range(9)]
    COL = [0x1008040201008040201 << c for c in range(9)]
    BOX = [0x1C0E07 << 27 * (b // 3) + 3 * (b % 3) for b in range(9)]

    def solveSudoku(self, board):
        planes = [(1 << 81) - 1] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.put(planes, int(board[r][c]) - 1, 9 * r + c)
        planes = self.solve(planes)
        for d, p in enumerate(planes or []):
            while p:
                bit = p & -p
                p ^= bit
                k = bit.bit_length() - 1
                board[k // 9][k % 9] = str(d + 1)

    def put(self, planes, d, k):
        for e in range(9):
            planes[e] &= ~(1 << k)
        planes[d] &= ~(self.ROW[k // 9] | self.COL[k % 9] | self.BOX[k // 27 * 3 + k % 9 // 3])

    def solve(self, planes):
        once = twice = 0
        for p in planes:
            twice |= once & p
            once |= p
        if not twice:
            return planes
        single = once & ~twice
        bit = (single or twice) & -(single or twice)
        for d in range(9):
            if planes[d] & bit:
                copy = planes[:]
                self.put(copy, d, bit.bit_length() - 1)
                found = self.solve(copy)
                if found:
                    return found
        return None
