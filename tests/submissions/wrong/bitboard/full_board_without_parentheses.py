FULL = 1 << 81 - 1
ROWS = [0x1FF << 9 * i for i in range(9)]
COLS = [sum(1 << 9 * j + i for j in range(9)) for i in range(9)]
BOXES = [sum(7 << 9 * (i // 3 * 3 + k) + i % 3 * 3 for k in range(3)) for i in range(9)]


class Solution:
    def solveSudoku(self, board):
        planes = [FULL] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    planes = self.place(planes, int(board[i][j]) - 1, i, j)
        planes = self.search(planes)
        if planes is None:
            return
        for d in range(9):
            for k in range(81):
                if planes[d] >> k & 1:
                    board[k // 9][k % 9] = str(d + 1)

    def place(self, planes, d, i, j):
        bit = 1 << 9 * i + j
        new = [p & ~bit for p in planes]
        new[d] = planes[d] & ~(ROWS[i] | COLS[j] | BOXES[i // 3 * 3 + j // 3]) | bit
        return new

    def search(self, planes):
        once = twice = 0
        for p in planes:
            twice |= once & p
            once |= p
        if once != FULL:
            return None
        if not twice:
            return planes
        bit = twice & -twice
        k = bit.bit_length() - 1
        for d in range(9):
            if planes[d] & bit:
                found = self.search(self.place(planes, d, k // 9, k % 9))
                if found:
                    return found
        return None
