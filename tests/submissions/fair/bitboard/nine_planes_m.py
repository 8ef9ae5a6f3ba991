"""planes[d] is an 81-bit integer: the cells where the digit d+1 can still go."""

ALL = (1 << 81) - 1


def unit_masks():
    masks = []
    for k in range(9):
        masks.append(sum(1 << 9 * k + j for j in range(9)))
        masks.append(sum(1 << 9 * i + k for i in range(9)))
        masks.append(sum(1 << 9 * (k // 3 * 3 + j // 3) + k % 3 * 3 + j % 3 for j in range(9)))
    return masks


UNITS = unit_masks()
SEES = []
for cell in range(81):
    mask = 0
    for u in UNITS:
        if u >> cell & 1:
            mask |= u
    SEES.append(mask)


def put(planes, d, cell):
    bit = 1 << cell
    keep = ~bit
    for k in range(9):
        planes[k] &= keep
    planes[d] = planes[d] & ~SEES[cell] | bit


def solve(planes, placed):
    while True:
        once = twice = thrice = 0
        for p in planes:
            thrice |= twice & p
            twice |= once & p
            once |= p
        if once != ALL:
            return None
        singles = ALL & ~twice & ~placed
        if singles:
            placed |= singles
            for d in range(9):
                mine = planes[d] & singles
                while mine:
                    cell = mine.bit_length() - 1
                    mine ^= 1 << cell
                    put(planes, d, cell)
            continue
        found = False
        for d in range(9):
            plane = planes[d]
            for unit in UNITS:
                here = plane & unit
                if here & (here - 1):
                    continue
                if not here:
                    return None
                if not here & placed:
                    put(planes, d, here.bit_length() - 1)
                    placed |= here
                    plane = planes[d]
                    found = True
        if not found:
            break
    if not twice:
        return planes
    pairs = twice & ~thrice
    cell = (pairs or twice).bit_length() - 1
    for d in range(9):
        if planes[d] >> cell & 1:
            copy = planes[:]
            put(copy, d, cell)
            result = solve(copy, placed | 1 << cell)
            if result:
                return result
    return None


def solveSudoku(board):
    planes = [ALL] * 9
    placed = 0
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                put(planes, int(board[r][c]) - 1, 9 * r + c)
                placed |= 1 << 9 * r + c
    planes = solve(planes, placed)
    for d in range(9):
        plane = planes[d]
        while plane:
            cell = plane.bit_length() - 1
            plane ^= 1 << cell
            board[cell // 9][cell % 9] = str(d + 1)
