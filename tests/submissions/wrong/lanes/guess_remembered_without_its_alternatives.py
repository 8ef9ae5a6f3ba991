#: example accepted
FLAG = sum(512 << 10 * i for i in range(324))
UNIT = FLAG // 512
TABLE = {}


def fill():
    def at(r, c, d):
        return (9 * r + d) * 10 + c, (81 + 9 * (r // 3 * 3 + c // 3) + d) * 10 + r % 3 * 3 + c % 3, \
            (162 + 9 * c + d) * 10 + r, (243 + 9 * r + c) * 10 + d
    lanes = {}
    for r in range(9):
        for c in range(9):
            for d in range(9):
                for p in at(r, c, d):
                    lanes.setdefault(p // 10, []).append(at(r, c, d))
    for r in range(9):
        for c in range(9):
            for d in range(9):
                out = 0
                for p in at(r, c, d):
                    out |= 1 << p // 10 * 10 + 9
                    for four in lanes[p // 10]:
                        for q in four:
                            out |= 1 << q
                for p in at(r, c, d):
                    TABLE[p] = ~out, 9 * r + c, "123456789"[d]


fill()


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        state = UNIT * 1023
        symbols = [ch for row in board for ch in row]
        for cell, ch in enumerate(symbols):
            if ch != ".":
                state &= TABLE[(243 + cell) * 10 + int(ch) - 1][0]
        untried = []
        while state:
            flipped = state ^ FLAG
            minus = flipped - UNIT
            if minus & FLAG & state:
                if not untried:
                    break
                state = untried.pop()
                continue
            second = flipped & minus & ~FLAG
            single = state & FLAG & ~((second | FLAG) - UNIT)
            if single:
                p = (state & (single - (single >> 9))).bit_length() - 1
            else:
                lane = ((state & FLAG).bit_length() - 1) // 10
                options = [p for p in range(10 * lane, 10 * lane + 9) if state >> p & 1]
                p = options[0]
                untried.append(state & TABLE[options[0]][0] & ~(1 << options[1]))
            keep, cell, ch = TABLE[p]
            state &= keep
            symbols[cell] = ch
        if not state:
            for r in range(9):
                board[r][:] = symbols[9 * r:9 * r + 9]
