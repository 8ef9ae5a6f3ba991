# bits as text: format turns the number into 81 characters, the last cell first


def bits(n):
    return [i for i, ch in enumerate(reversed(format(n, "081b"))) if ch == "1"]


def number(cells):
    text = ["0"] * 81
    for cell in cells:
        text[80 - cell] = "1"
    return int("".join(text), 2)


def units(cell):
    r, c = cell // 9, cell % 9
    b = r - r % 3, c - c % 3
    return (
        {r * 9 + k for k in range(9)},
        {k * 9 + c for k in range(9)},
        {(b[0] + k // 3) * 9 + b[1] + k % 3 for k in range(9)},
    )


def peersOf(cells):
    found = set()
    for cell in bits(cells):
        row, col, box = units(cell)
        found |= (row | col | box) - {cell}
    return number(found)


def cellsWithOne(planes):
    from collections import Counter

    count = Counter()
    for plane in planes:
        count.update(bits(plane))
    return number(cell for cell, many in count.items() if many == 1)


def onlyPlaces(plane):
    cells = set(bits(plane))
    return number(c for c in cells if any(unit & cells == {c} for unit in units(c)))
