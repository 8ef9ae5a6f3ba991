#: says must be set

PEERS = []
for cell in range(81):
    r, c = divmod(cell, 9)
    mask = 0
    for k in range(81):
        i, j = divmod(k, 9)
        if k != cell and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)):
            mask |= 1 << k
    PEERS.append(mask)


def peersOf(cells):
    out = 0
    for cell in range(81):
        if cells >> cell & 1:
            out |= PEERS[cell]
    return out


def peersOf(cells):
    out = 0
    for cell in range(80):
        if cells >> cell & 1:
            out |= PEERS[cell]
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

