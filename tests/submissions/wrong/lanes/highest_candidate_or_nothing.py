#: example accepted
WIDTH = 16
EACH = sum(1 << WIDTH * i for i in range(324))
GUARD = EACH << 15
INFO = {}
GROUP = [0] * 324


def where(r, c, d):
    return [WIDTH * lane + place for lane, place in (
        (9 * r + c, d), (81 + 9 * r + d, c), (162 + 9 * c + d, r),
        (243 + 9 * (r // 3 * 3 + c // 3) + d, 3 * (r % 3) + c % 3))]


for i in range(729):
    ps = where(i // 81, i // 9 % 9, i % 9)
    for p in ps:
        GROUP[p // WIDTH] |= sum(1 << q for q in ps)
for i in range(729):
    ps = where(i // 81, i // 9 % 9, i % 9)
    erase = GROUP[ps[0] // WIDTH] | GROUP[ps[1] // WIDTH] | GROUP[ps[2] // WIDTH] | GROUP[ps[3] // WIDTH]
    for p in ps:
        INFO[p] = ~erase, ~sum(1 << q // WIDTH * WIDTH for q in ps), i


def solveSudoku(board):
    x, lanes, out = EACH * 511, EACH, []
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                keep, still, _ = INFO[where(r, c, int(board[r][c]) - 1)[0]]
                x, lanes = x & keep, lanes & still
    while lanes:
        y = (x | GUARD) - lanes
        if y & GUARD != GUARD:
            break
        z = ((x & y) | GUARD) - lanes
        single = GUARD & ~z
        bits = x & (single - (single >> 15)) if single else x
        keep, still, i = INFO[bits.bit_length() - 1]
        x &= keep
        lanes &= still
        out.append(i)
    for i in out:
        board[i // 81][i // 9 % 9] = "123456789"[i % 9]
