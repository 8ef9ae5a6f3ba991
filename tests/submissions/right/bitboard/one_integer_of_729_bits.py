# bit 81 * d + cell stands for digit d + 1 in that cell
CELLS = (1 << 81) - 1
KEEP = [0] * 729
for cell in range(81):
    r, c = divmod(cell, 9)
    same = 0
    for k in range(9):
        same |= 1 << 9 * r + k | 1 << 9 * k + c | 1 << 9 * (r // 3 * 3 + k // 3) + c // 3 * 3 + k % 3
    for d in range(9):
        gone = same << 81 * d
        for e in range(9):
            gone |= 1 << 81 * e + cell
        KEEP[81 * d + cell] = ~gone | 1 << 81 * d + cell

LINES = []
for k in range(9):
    LINES.append(511 << 9 * k)
    LINES.append(sum(1 << 9 * j + k for j in range(9)))
    LINES.append(0b111000000111000000111 << 27 * (k // 3) + 3 * (k % 3))
LINES = [line << 81 * d for d in range(9) for line in LINES]
LINES += [sum(1 << 81 * d + cell for d in range(9)) for cell in range(81)]


class Solution:
    def solveSudoku(self, board):
        b = (1 << 729) - 1
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    b &= KEEP[81 * (int(board[r][c]) - 1) + 9 * r + c]
        stack = [b]
        while stack:
            b = self.reduce(stack.pop())
            if b is None:
                continue
            choice = None
            for line in LINES:
                x = b & line
                y = x & (x - 1)
                if y:
                    if not y & (y - 1):
                        choice = x
                        break
                    if choice is None:
                        choice = x
            if choice is None:
                while b:
                    k = b.bit_length() - 1
                    b -= 1 << k
                    board[k % 81 // 9][k % 9] = str(k // 81 + 1)
                return
            while choice:
                bit = choice & -choice
                choice ^= bit
                stack.append(b & KEEP[bit.bit_length() - 1])

    def reduce(self, b):
        while True:
            start = b
            for line in LINES:
                x = b & line
                if x == 0:
                    return None
                if x & (x - 1) == 0:
                    b &= KEEP[x.bit_length() - 1]
                    if not b & x:
                        return None
            if b == start:
                return b
