# no tricks: ask every cell
def peersOf(cells):
    result = 0
    for a in range(81):
        if not cells & (1 << a):
            continue
        for b in range(81):
            if a == b:
                continue
            ra, ca = a // 9, a % 9
            rb, cb = b // 9, b % 9
            if ra == rb or ca == cb or (ra // 3 == rb // 3 and ca // 3 == cb // 3):
                result |= 1 << b
    return result


def cellsWithOne(planes):
    result = 0
    for cell in range(81):
        count = 0
        for plane in planes:
            if plane & (1 << cell):
                count += 1
        if count == 1:
            result |= 1 << cell
    return result


def onlyPlaces(plane):
    result = 0
    for cell in range(81):
        if not plane >> cell & 1:
            continue
        r, c = divmod(cell, 9)
        row = [9 * r + k for k in range(9)]
        col = [9 * k + c for k in range(9)]
        box = [9 * (r // 3 * 3 + i) + c // 3 * 3 + j for i in range(3) for j in range(3)]
        for unit in (row, col, box):
            if sum(plane >> other & 1 for other in unit) == 1:
                result |= 1 << cell
    return result
