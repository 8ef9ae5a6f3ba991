#: says shares no row, column or box with any other cell
def peersOf(cells):
    out = 0
    for cell in range(81):
        if cells >> cell & 1:
            r, c = divmod(cell, 9)
            out |= 0b111111111 << 9 * r
            out |= sum(1 << 9 * k + c for k in range(9))
            out |= 0b000000111_000000111_000000111 << 27 * (r // 3) + 3 * (c // 3)
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

