"""324 lanes of ten bits: nine candidates and a guard, which is 0 while nothing is computed.

`pending` has the guard bits of the lanes that are not settled yet.
"""

W = 10
LOW = sum(1 << W * k for k in range(324))
GUARD = LOW << 9
SPACE = GUARD - LOW  # all nine candidates in every lane


def lanes_and_bits(r, c, d):
    b = 3 * (r // 3) + c // 3
    return ((9 * r + c, d), (81 + 9 * r + d, c), (162 + 9 * c + d, r),
            (243 + 9 * b + d, 3 * (r % 3) + c % 3))


COPIES = {}   # candidate -> its four bits
AT = {}       # (lane, one-bit value) -> candidate
IN_LANE = [[] for _ in range(324)]
for r in range(9):
    for c in range(9):
        for d in range(9):
            spots = lanes_and_bits(r, c, d)
            COPIES[r, c, d] = sum(1 << W * lane + bit for lane, bit in spots)
            for lane, bit in spots:
                AT[lane, 1 << bit] = (r, c, d)
                IN_LANE[lane].append((r, c, d))

KEEP = {}     # candidate -> what stays in the lanes, what stays pending
for cand in COPIES:
    lost = settled = 0
    for lane, _ in lanes_and_bits(*cand):
        settled |= 1 << W * lane + 9
        for other in IN_LANE[lane]:
            lost |= COPIES[other]
    KEEP[cand] = SPACE & ~lost, GUARD & ~settled


def search(x, pending, path):
    while pending:
        y = (x | GUARD) - LOW
        if pending & ~y:
            return None  # the guard was borrowed: nothing is left in that lane
        more = x & y
        z = (more | GUARD) - LOW
        single = pending & ~z
        if not single:
            break
        while single:
            k = single.bit_length() // W - 1
            cand = AT.get((k, x >> W * k & 511))
            if cand is None:
                return None  # two singles got in each other's way
            keep, wait = KEEP[cand]
            x &= keep
            pending &= wait
            single &= wait
            path.append(cand)
    else:
        return path
    # at least two everywhere: find a lane with the fewest
    rest = more & z
    few = 0
    while not few:
        z = (rest | GUARD) - LOW
        few = pending & ~z
        rest &= z
    k = few.bit_length() // W - 1
    options = x >> W * k & 511
    while options:
        bit = options & -options
        options ^= bit
        cand = AT[k, bit]
        keep, wait = KEEP[cand]
        answer = search(x & keep, pending & wait, path + [cand])
        if answer:
            return answer
    return None


def solveSudoku(board):
    x, pending = SPACE, GUARD
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                keep, wait = KEEP[r, c, int(board[r][c]) - 1]
                x &= keep
                pending &= wait
    for r, c, d in search(x, pending, []) or []:
        board[r][c] = str(d + 1)
