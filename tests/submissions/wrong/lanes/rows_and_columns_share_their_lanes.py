# 243 lanes of ten bits: one family for the lines, one for the boxes, one for the cells
COUNT = 243
GUARD = sum(1 << 10 * lane + 9 for lane in range(COUNT))
LOW = GUARD >> 9


def bits(r, c, d):
    return (10 * (9 * r + d) + c, 10 * (81 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3,
            10 * (162 + 9 * r + c) + d)


NAME = {b: (r, c, d) for r in range(9) for c in range(9) for d in range(9) for b in bits(r, c, d)}


def rivals(name):
    out = 0
    for b in bits(*name):
        for k in range(9):
            for x in bits(*NAME[b // 10 * 10 + k]):
                out |= 1 << x
    r, c, d = name
    for k in range(3):
        for x in bits(r // 3 * 3 + k, c, d):
            out |= 1 << x
    return out


RIVALS = {name: rivals(name) for name in set(NAME.values())}


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        x, lanes = LOW * 511, LOW
        for r, c in product(range(9), range(9)):
            if board[r][c] != ".":
                x, lanes = self.put(x, lanes, (r, c, int(board[r][c]) - 1))
        for r, c, d in self.search(x, lanes) or []:
            board[r][c] = str(d + 1)

    def put(self, x, lanes, name):
        for b in bits(*name):
            lanes &= ~(1 << b // 10 * 10)
        return x & ~RIVALS[name], lanes

    def search(self, x, lanes):
        if not lanes:
            return []
        a = (x | GUARD) - lanes
        if a & GUARD != GUARD:
            return None
        b = ((x & a) | GUARD) - lanes
        lane = ((GUARD & ~b) >> 9 or lanes).bit_length() // 10
        for k in range(9):
            if x >> 10 * lane + k & 1:
                name = NAME[10 * lane + k]
                rest = self.search(*self.put(x, lanes, name))
                if rest is not None:
                    return [name] + rest
        return None
