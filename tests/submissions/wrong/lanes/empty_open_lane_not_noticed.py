#: example accepted
W = 11
LOW = sum(1 << W * i for i in range(324))
G = LOW << 9


def positions(r, c, d):
    return (W * (9 * r + c) + d, W * (81 + 9 * r + d) + c, W * (162 + 9 * c + d) + r,
            W * (243 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3)


ALL = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]
NAME = {p: x for x in ALL for p in positions(*x)}
KEEP = {}
for x in ALL:
    m = 0
    for p in positions(*x):
        start = p - p % W
        for k in range(9):
            for q in positions(*NAME[start + k]):
                m |= 1 << q
    KEEP[x] = ~m


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        x = LOW * 511
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    x &= KEEP[r, c, int(board[r][c]) - 1]
        for r, c, d in self.solve(x):
            board[r][c] = str(d + 1)

    def solve(self, x):
        moves = []
        while x:
            # a lane with something in it keeps its guard when 1 is taken away
            filled = ((x | G) - LOW) & G
            second = x & ((x | G) - LOW)
            more = ((second | G) - LOW) & G
            single = filled & ~more
            if single:
                bits = x & (single - (single >> 9))
                name = NAME[bits.bit_length() - 1]
            else:
                name = NAME[x.bit_length() - 1]
                rest = self.solve(x & KEEP[name])
                if rest is not None:
                    return moves + [name] + rest
                x &= ~sum(1 << p for p in positions(*name))
                continue
            moves.append(name)
            x &= KEEP[name]
        return moves
