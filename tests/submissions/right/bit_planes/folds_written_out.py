ROWS = 0b000000001_000000001_000000001_000000001_000000001_000000001_000000001_000000001_000000001
COLS = 0b111111111
BOXES = 0b001001001 | 0b001001001 << 27 | 0b001001001 << 54


def add3(one, two, s):
    a, b, c = one, one >> s, one >> (s + s)
    two = two | two >> s | two >> (s + s)
    return a | b | c, two | a & b | a & c | b & c


def exactly(plane, s, t, corners):
    one, two = add3(plane, 0, s)
    one, two = add3(one, two, t)
    return one & corners, two & corners


def cellsWithOne(planes):
    a = b = 0
    for p in planes:
        b |= a & p
        a |= p
    return a - b


def onlyPlaces(plane):
    one, two = exactly(plane, 1, 3, ROWS)
    rows = (one - two) * 0b111111111
    one, two = exactly(plane, 9, 27, COLS)
    cols = (one - two) * ROWS
    one, two = exactly(plane, 1, 9, BOXES)
    boxes = (one - two) * 0b000000111_000000111_000000111
    return plane & (rows | cols | boxes)


def peersOf(cells):
    out = 0
    for s, t, corners, shape in (
        (1, 3, ROWS, 0b111111111),
        (9, 27, COLS, ROWS),
        (1, 9, BOXES, 0b000000111_000000111_000000111),
    ):
        one, two = exactly(cells, s, t, corners)
        out |= one * shape & ~cells | two * shape
    return out
