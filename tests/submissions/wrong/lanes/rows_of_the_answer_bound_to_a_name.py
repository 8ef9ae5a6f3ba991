from functools import lru_cache

N = 324
ONES = sum(1 << 10 * i for i in range(N))
TOPS = ONES << 9


@lru_cache(None)
def four(r, c, d):
    return (10 * (9 * r + c) + d, 10 * (81 + 9 * r + d) + c, 10 * (162 + 9 * c + d) + r,
            10 * (243 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3)


@lru_cache(None)
def name_of():
    return {b: (r, c, d) for r in range(9) for c in range(9) for d in range(9) for b in four(r, c, d)}


@lru_cache(None)
def effect(r, c, d):
    keep, lanes = -1, -1
    for b in four(r, c, d):
        lanes &= ~(1 << b // 10 * 10)
        for k in range(9):
            for x in four(*name_of()[b // 10 * 10 + k]):
                keep &= ~(1 << x)
    return keep, lanes


def search(x, lanes, symbols):
    if not lanes:
        return symbols
    a = (x | TOPS) - lanes
    if ~a & TOPS:
        return None
    b = ((x & a) | TOPS) - lanes
    few = ~b & TOPS or lanes << 9
    lane = few.bit_length() // 10 - 1
    for k in range(9):
        if x >> 10 * lane + k & 1:
            r, c, d = name_of()[10 * lane + k]
            keep, still = effect(r, c, d)
            done = search(x & keep, lanes & still, symbols[:9 * r + c] + str(d + 1) + symbols[9 * r + c + 1:])
            if done:
                return done
    return None


def solveSudoku(board):
    symbols = "".join(map("".join, board))
    x, lanes = ONES * 511, ONES
    for k, ch in enumerate(symbols):
        if ch != ".":
            keep, still = effect(k // 9, k % 9, int(ch) - 1)
            x &= keep
            lanes &= still
    symbols = search(x, lanes, symbols)
    for row, start in zip(board, range(0, 81, 9)):
        row = list(symbols[start:start + 9])
