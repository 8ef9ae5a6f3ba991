# Counts the candidates of all 324 lanes at the same time, by adding: x, x >> 1, x >> 2 ... each cut
# to the lowest bit of every lane. The sum has in every lane the number of its candidates (0 to 9),
# which needs four bits, so nothing overflows into the neighbour.

LOW = 0
for lane in range(324):
    LOW |= 1 << 9 * lane


class Tables:
    def __init__(self):
        self.keep = [0] * (324 * 9)
        self.settles = [0] * (324 * 9)      # low bits of the four lanes
        self.name = [None] * (324 * 9)
        positions = {}
        inside = [0] * 324
        for r in range(9):
            for c in range(9):
                b, k = 3 * (r // 3) + c // 3, 3 * (r % 3) + c % 3
                for d in range(9):
                    pos = [
                        9 * (9 * r + c) + d,
                        9 * (81 + 9 * d + r) + c,
                        9 * (162 + 9 * d + c) + r,
                        9 * (243 + 9 * d + b) + k,
                    ]
                    positions[r, c, d] = pos
                    bits = sum(1 << p for p in pos)
                    for p in pos:
                        inside[p // 9] |= bits
        whole = (1 << 324 * 9) - 1
        for (r, c, d), pos in positions.items():
            out = lanes = 0
            for p in pos:
                out |= inside[p // 9]
                lanes |= 1 << p // 9 * 9
            for p in pos:
                self.keep[p] = whole & ~out
                self.settles[p] = lanes
                self.name[p] = (r, c, str(d + 1))


T = Tables()


def counts(x):
    x1 = x & LOW
    for k in range(1, 9):
        x1 += x >> k & LOW
    return x1


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        x = (1 << 324 * 9) - 1
        open_ = LOW
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    p = 9 * (9 * r + c) + int(board[r][c]) - 1
                    x &= T.keep[p]
                    open_ &= ~T.settles[p]
        for r, c, ch in self.solve(x, open_) or []:
            board[r][c] = ch

    def solve(self, x, open_):
        placed = []
        while open_:
            n = counts(x)
            n1, n2, n3 = n >> 1, n >> 2, n >> 3
            if open_ & ~(n | n1 | n2 | n3):
                return None                                 # count 0
            high = n2 | n3
            single = open_ & n & ~n1 & ~high                # count 1
            if single:
                found = x & single * 511
                while found:
                    p = found.bit_length() - 1
                    found &= T.keep[p]
                    x &= T.keep[p]
                    open_ &= ~T.settles[p]
                    placed.append(T.name[p])
                continue
            for good in (open_ & n1 & ~n & ~high, open_ & n1 & n & ~high, open_):
                if good:                                    # count 2, else 3, else anything
                    break
            lane = (good & -good).bit_length() - 1
            for p in range(lane, lane + 9):
                if x >> p & 1:
                    rest = self.solve(x & T.keep[p], open_ & ~T.settles[p])
                    if rest is not None:
                        return placed + [T.name[p]] + rest
            return None
        return placed
