#: says hold other cells of the plane

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


def cellsWithOne(planes):
    once = twice = 0
    for plane in planes:
        twice |= once & plane
        once |= plane
    return once & ~twice


ROW, COL = 0b111111111, sum(1 << 9 * r for r in range(9))
BOX = 0b000000111_000000111_000000111
CORNERS = 0b001001001 * (1 | 1 << 27 | 1 << 54)


def fold(one, two, s):
    a, b, c = one, one >> s, one >> 2 * s
    return a | b | c, two | two >> s | two >> 2 * s | a & b | b & c  # a & c is missing


def onlyPlaces(plane):
    out = 0
    for s, t, shape, corners in ((1, 3, ROW, COL), (9, 27, COL, ROW), (1, 9, BOX, CORNERS)):
        one, two = fold(plane, 0, s)
        one, two = fold(one, two, t)
        out |= (one & ~two & corners) * shape & plane
    return out
