ALL = (1 << 81) - 1
FIRST_COL = sum(1 << 9 * r for r in range(9))
LAST_COL = FIRST_COL << 8


def smear_rows(p):
    # every row that holds a cell, whole
    for k in (1, 2, 4, 1):
        right = p
        left = p
        for _ in range(k):
            right = (right & ~LAST_COL) << 1
            left = (left & ~FIRST_COL) >> 1
        p |= right | left
    return p


def smear_cols(p):
    for k in (1, 2, 4, 1):
        p |= p << 9 * k | p >> 9 * k
        p &= ALL
    return p


def box(cell):
    r, c = divmod(cell, 9)
    return 0b000000111_000000111_000000111 << 9 * (r - r % 3) + c - c % 3


def peers_of_one(bit):
    cell = bit.bit_length() - 1
    return (smear_rows(bit) | smear_cols(bit) | box(cell)) ^ bit


def peersOf(cells):
    out = 0
    while cells:
        bit = cells & -cells
        out |= peers_of_one(bit)
        cells ^= bit
    return out


def cellsWithOne(planes):
    out = 0
    for i, plane in enumerate(planes):
        others = 0
        for j, other in enumerate(planes):
            if i != j:
                others |= other
        out |= plane & ~others
    return out


def onlyPlaces(plane):
    out = 0
    for cell in range(81):
        bit = 1 << cell
        if plane & bit:
            rest = plane ^ bit
            if not rest & smear_rows(bit) or not rest & smear_cols(bit) or not rest & box(cell):
                out |= bit
    return out
