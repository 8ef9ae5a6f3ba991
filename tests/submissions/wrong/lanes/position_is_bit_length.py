B = 10
START = sum(1 << B * k for k in range(324))
GUARDS = START << 9
TAB = [None] * (3240 + 1)
lane_content = [0] * 324


def spread(r, c, d):
    box = r // 3 * 3 + c // 3
    yield B * (9 * r + d) + c
    yield B * (81 + 9 * box + d) + r % 3 * 3 + c % 3
    yield B * (162 + 9 * c + d) + r
    yield B * (243 + 9 * r + c) + d


for r in range(9):
    for c in range(9):
        for d in range(9):
            for p in spread(r, c, d):
                for q in spread(r, c, d):
                    lane_content[p // B] |= 1 << q
for r in range(9):
    for c in range(9):
        for d in range(9):
            off = lanes = 0
            for p in spread(r, c, d):
                off |= lane_content[p // B]
                lanes |= 1 << p // B * B
            for p in spread(r, c, d):
                TAB[p] = (~off, ~lanes, r, c, str(d + 1))


def run(x, lanes, board):
    while lanes:
        m = (x | GUARDS) - lanes
        if ~m & GUARDS:
            return False
        n = ((x & m) | GUARDS) - lanes
        alone = ~n & GUARDS
        if alone:
            entry = TAB[(x & (alone - (alone >> 9))).bit_length()]
            if entry is None:
                return False
            keep, still, r, c, ch = entry
            board[r][c] = ch
            x &= keep
            lanes &= still
            continue
        low = (lanes.bit_length() - 1) // B * B
        for p in range(low, low + 9):
            if x >> p & 1:
                keep, still, r, c, ch = TAB[p]
                board[r][c] = ch
                if run(x & keep, lanes & still, board):
                    return True
        return False
    return True


def solveSudoku(board):
    x, lanes = START * 511, START
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                keep, still, *_ = TAB[B * (243 + 9 * r + c) + int(board[r][c]) - 1]
                x &= keep
                lanes &= still
    run(x, lanes, board)
