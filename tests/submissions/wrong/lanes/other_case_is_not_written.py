#: example accepted
WIDTH = 10
FLAG = sum(1 << WIDTH * lane + 9 for lane in range(324))
ONE = FLAG >> 9


def build():
    def four(r, c, d):
        return [WIDTH * (9 * r + d) + c, WIDTH * (81 + 9 * c + d) + r,
                WIDTH * (162 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3,
                WIDTH * (243 + 9 * r + c) + d]
    inside = [0] * 324
    every = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]
    for x in every:
        for b in four(*x):
            inside[b // WIDTH] |= sum(1 << y for y in four(*x))
    table = {}
    for x in every:
        keep, still = -1, -1
        for b in four(*x):
            keep &= ~inside[b // WIDTH]
            still &= ~(1 << b // WIDTH * WIDTH)
        for b in four(*x):
            table[b] = keep, still, x
    return table


TABLE = build()


class Solution:
    def solveSudoku(self, board):
        x, lanes = ONE * 511, ONE
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    keep, still, _ = TABLE[WIDTH * (243 + 9 * r + c) + int(board[r][c]) - 1]
                    x, lanes = x & keep, lanes & still
        later = []
        while lanes:
            y = (x | FLAG) - lanes
            if y & FLAG != FLAG:
                x, lanes = later.pop()
                continue
            z = ((x & y) | FLAG) - lanes
            single = FLAG & ~z
            if single:
                b = (x & (single - (single >> 9))).bit_length() - 1
            else:
                lane = (lanes.bit_length() - 1) // WIDTH
                options = [WIDTH * lane + k for k in range(9) if x >> WIDTH * lane + k & 1]
                b = options.pop()
                for other in options:
                    keep, still, _ = TABLE[other]
                    later.append((x & keep, lanes & still))
            keep, still, (r, c, d) = TABLE[b]
            x &= keep
            lanes &= still
            board[r][c] = str(d + 1)
