ROW = (1 << 9) - 1
COL = int("000000001" * 9, 2)
BOX = int("000000111" * 3, 2)

PEERS = []
for cell in range(81):
    r, c = divmod(cell, 9)
    mask = ROW << 9 * r | COL << c | BOX << (27 * (r // 3) + 3 * (c // 3))
    PEERS.append(mask & ~(1 << cell))


def peersOf(cells):
    out = 0
    while cells:
        low = cells & -cells
        cells -= low
        out |= PEERS[low.bit_length() - 1]
    return out


def cellsWithOne(planes):
    one, more = 0, 0
    for plane in planes:
        one, more = one ^ plane & ~more, more | one & plane
        one &= ~more
    return one


def onlyPlaces(plane):
    lonely = 0
    rest = plane
    while rest:
        low = rest & -rest
        rest ^= low
        r, c = divmod(low.bit_length() - 1, 9)
        if (
            plane & ROW << 9 * r == low
            or plane & COL << c == low
            or plane & BOX << 27 * (r // 3) + 3 * (c // 3) == low
        ):
            lonely |= low
    return lonely
