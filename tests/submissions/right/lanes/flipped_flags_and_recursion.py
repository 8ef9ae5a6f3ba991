W = 10
N = 324
MIN1 = sum(1 << W * i for i in range(N))
FLAGS = MIN1 << 9
START = MIN1 * 1023
tables = {}


def make_tables():
    def four(r, c, d):
        yield W * (9 * r + c) + d
        yield W * (81 + 9 * r + d) + c
        yield W * (162 + 9 * c + d) + r
        yield W * (243 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3

    content = [0] * N
    all_ = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]
    for x in all_:
        m = sum(1 << b for b in four(*x))
        for b in four(*x):
            content[b // W] |= m | 1 << b // W * W + 9
    for x in all_:
        m = 0
        for b in four(*x):
            m |= content[b // W] & ~FLAGS | 1 << b // W * W + 9
        for b in four(*x):
            tables[b] = START & ~m, x


make_tables()


def solve(p, out):
    while p:
        q = p ^ FLAGS               # open lanes have flag 0 now, settled ones 1
        r = q - MIN1
        if r & FLAGS & p:           # an open lane had to borrow
            return False
        second = q & r & ~FLAGS
        s = (second | FLAGS) - MIN1
        single = p & FLAGS & ~s
        if single:
            bits = p & (single - (single >> 9))
            b = bits.bit_length() - 1
            keep, x = tables[b]
            out.append(x)
            p &= keep
            continue
        t = second & s
        u = (t | FLAGS) - MIN1
        lanes = p & FLAGS & ~u or p & FLAGS
        lane = (lanes.bit_length() - 1) // W
        size = len(out)
        for k in range(9):
            if p >> lane * W + k & 1:
                keep, x = tables[lane * W + k]
                out.append(x)
                if solve(p & keep, out):
                    return True
                del out[size:]
        return False
    return True


def solveSudoku(board):
    p = START
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                p &= tables[W * (9 * r + c) + int(board[r][c]) - 1][0]
    out = []
    solve(p, out)
    for r, c, d in out:
        board[r][c] = str(d + 1)
