#: says must not be set
ROW = 0b111111111
COL = sum(1 << 9 * r for r in range(9))
BOX = 0b000000111_000000111_000000111


def peersOf(cells):
    out = 0
    for cell in range(81):
        bit = 1 << cell
        if cells & bit:
            r, c = divmod(cell, 9)
            out |= (ROW << 9 * r | COL << c | BOX << 27 * (r // 3) + c // 3) & ~bit
    return out


def cellsWithOne(planes):
    once = twice = 0
    for plane in planes:
        twice |= once & plane
        once |= plane
    return once & ~twice


UNITS = []
for k in range(9):
    UNITS.append(sum(1 << 9 * k + j for j in range(9)))
    UNITS.append(sum(1 << 9 * j + k for j in range(9)))
    UNITS.append(sum(1 << 9 * (k // 3 * 3 + j // 3) + k % 3 * 3 + j % 3 for j in range(9)))


def onlyPlaces(plane):
    out = 0
    for unit in UNITS:
        inside = plane & unit
        if inside.bit_count() == 1:
            out |= inside
    return out

