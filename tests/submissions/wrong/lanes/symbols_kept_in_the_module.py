#: example accepted
symbols = []
FLAGS = sum(1 << 10 * k + 9 for k in range(324))
LOW = FLAGS >> 9


def bits_of(cell, d):
    r, c = divmod(cell, 9)
    return (10 * (9 * r + d) + c, 10 * (81 + 9 * c + d) + r,
            10 * (162 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3, 10 * (243 + cell) + d)


MEMBERS = [0] * 324
BY_BIT = {}
for cell in range(81):
    for d in range(9):
        for b in bits_of(cell, d):
            MEMBERS[b // 10] |= sum(1 << x for x in bits_of(cell, d))
for cell in range(81):
    for d in range(9):
        four = bits_of(cell, d)
        entry = (~(MEMBERS[four[0] // 10] | MEMBERS[four[1] // 10] | MEMBERS[four[2] // 10] | MEMBERS[four[3] // 10]),
                 ~sum(1 << b // 10 * 10 for b in four), cell, str(d + 1))
        for b in four:
            BY_BIT[b] = entry


def search(x, lanes):
    while lanes:
        a = (x | FLAGS) - lanes
        if ~a & FLAGS:
            return False
        b = ((x & a) | FLAGS) - lanes
        single = ~b & FLAGS
        if not single:
            top = (lanes.bit_length() - 1) // 10 * 10
            for k in range(top, top + 9):
                if x >> k & 1:
                    keep, still, cell, ch = BY_BIT[k]
                    symbols[cell] = ch
                    if search(x & keep, lanes & still):
                        return True
            return False
        keep, still, cell, ch = BY_BIT[(x & (single - (single >> 9))).bit_length() - 1]
        symbols[cell] = ch
        x &= keep
        lanes &= still
    return True


def solveSudoku(board):
    for row in board:
        symbols.extend(row)
    x, lanes = 511 * LOW, LOW
    for cell in range(81):
        if symbols[cell] != ".":
            keep, still, *_ = BY_BIT[bits_of(cell, int(symbols[cell]) - 1)[0]]
            x &= keep
            lanes &= still
    search(x, lanes)
    for r in range(9):
        board[r][:] = symbols[9 * r:9 * r + 9]
