# One integer with 729 bits, bit 81*d + 9*r + c. For rows, columns, boxes and cells the nine bits of
# a unit lie at fixed distances, so nine shifts bring them on top of one another.

def make(bits):
    x = 0
    for b in bits:
        x |= 1 << b
    return x


N9 = range(9)
BOXSTEP = (0, 1, 2, 9, 10, 11, 18, 19, 20)

# (first bits of all units of the kind, the nine distances)
CELLS = make(range(81)), tuple(81 * k for k in N9)
ROWS = make(81 * d + 9 * r for d in N9 for r in N9), tuple(N9)
COLS = make(81 * d + c for d in N9 for c in N9), tuple(9 * k for k in N9)
BOXES = make(81 * d + 27 * R + 3 * C for d in N9 for R in range(3) for C in range(3)), BOXSTEP

EVERYTHING = (1 << 729) - 1
RIVALS = []
for d in N9:
    for r in N9:
        for c in N9:
            x = make(81 * k + 9 * r + c for k in N9)
            x |= make(81 * d + 9 * r + k for k in N9)
            x |= make(81 * d + 9 * k + c for k in N9)
            x |= make(81 * d + 27 * (r // 3) + 3 * (c // 3) + k for k in BOXSTEP)
            RIVALS.append(EVERYTHING ^ x | 1 << 81 * d + 9 * r + c)


def count(x, kind):
    first, steps = kind
    one = two = 0
    for s in steps:
        y = x >> s & first
        two |= one & y
        one |= y
    return one, two


def spread(first, steps):
    x = 0
    for s in steps:
        x |= first << s
    return x


def singles(x):
    """All candidates that are alone in some unit; None when a unit is empty."""
    alone = 0
    for kind in (CELLS, ROWS, COLS, BOXES):
        one, two = count(x, kind)
        if one != kind[0]:
            return None
        alone |= spread(one & ~two, kind[1])
    return alone & x


def search(x, done):
    while True:
        new = singles(x)
        if new is None:
            return 0
        new &= ~done
        if not new:
            break
        done |= new
        while new:
            i = new.bit_length() - 1
            x &= RIVALS[i]
            new ^= 1 << i
    if x.bit_count() == 81:
        return x
    # guess in a cell with as few candidates as possible
    counters = [0] * 10
    for k in N9:
        plane = x >> 81 * k & CELLS[0]
        for n in range(k + 1, 0, -1):
            counters[n] |= (counters[n - 1] if n > 1 else CELLS[0]) & plane
    for n in range(2, 10):
        exactly = counters[n] & ~(counters[n + 1] if n < 9 else 0)
        if exactly:
            break
    cell = exactly.bit_length() - 1
    for d in N9:
        i = 81 * d + cell
        if x >> i & 1:
            y = search(x & RIVALS[i], done | 1 << i)
            if y:
                return y
    return 0


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        x = EVERYTHING
        done = 0
        for r in N9:
            for c in N9:
                if board[r][c] != ".":
                    i = 81 * (int(board[r][c]) - 1) + 9 * r + c
                    x &= RIVALS[i]
                    done |= 1 << i
        x = search(x, done)
        while x:
            i = x.bit_length() - 1
            x ^= 1 << i
            board[i % 81 // 9][i % 9] = str(i // 81 + 1)
