def bits(mask):
    while mask:
        low = mask & -mask
        yield low
        mask -= low


class Solution:
    def solveSudoku(self, board):
        rows = [0] * 9
        cols = [0] * 9
        boxes = [0] * 9
        self.empties = []
        for r in range(9):
            for c in range(9):
                b = 3 * (r // 3) + c // 3
                ch = board[r][c]
                if ch == '.':
                    self.empties.append((r, c, b))
                else:
                    rows[r] |= 1 << int(ch) - 1
                    cols[c] |= 1 << int(ch) - 1
                    boxes[b] |= 1 << int(ch) - 1
        self.search(board, rows, cols, boxes, 0)

    def search(self, board, rows, cols, boxes, n):
        if n == len(self.empties):
            return True
        r, c, b = self.empties[n]
        for bit in bits(0x1FF & ~rows[r] & ~cols[c] & ~boxes[b]):
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            board[r][c] = str(bit.bit_length())
            if self.search(board, rows, cols, boxes, n + 1):
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False
