"""
Bitboards as in chess programs: for each digit an integer of 81 squares where it may still stand.
ATTACKS[sq] are the squares that a digit on `sq` takes away from its own kind.
"""

SQUARES = range(81)
ROW = [0x1FF << 9 * r for r in range(9)]
COL = [sum(1 << 9 * r + c for r in range(9)) for c in range(9)]
BOX = [0x1C0E07 << 27 * (b // 3) + 3 * (b % 3) for b in range(9)]
UNITS = ROW + COL + BOX
ALL = (1 << 81) - 1
ATTACKS = [
    (ROW[sq // 9] | COL[sq % 9] | BOX[sq // 27 * 3 + sq % 9 // 3]) & ~(1 << sq) for sq in SQUARES
]


def place(planes, sq, digit):
    other = ALL ^ (1 << sq)
    for d in range(9):
        planes[d] &= other
    planes[digit] = planes[digit] & ~ATTACKS[sq] | 1 << sq


def squares(bits):
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def solve(planes, placed):
    while True:
        one = two = three = 0
        for p in planes:
            three |= two & p
            two |= one & p
            one |= p
        if one != ALL:
            return None

        forced = []
        naked = one & ~two & ~placed
        if naked:
            for d, p in enumerate(planes):
                for sq in squares(p & naked):
                    forced.append((sq, d))
        else:
            for d, p in enumerate(planes):
                for unit in UNITS:
                    spot = p & unit
                    if not spot & (spot - 1):
                        if not spot:
                            return None
                        if not spot & placed:
                            forced.append((spot.bit_length() - 1, d))
        if not forced:
            break
        for sq, d in forced:
            if not planes[d] >> sq & 1:
                return None
            place(planes, sq, d)
            placed |= 1 << sq

    if not two:
        return planes
    pairs = two & ~three or two
    sq = next(squares(pairs))
    for d in range(9):
        if planes[d] >> sq & 1:
            copy = planes[:]
            place(copy, sq, d)
            result = solve(copy, placed | 1 << sq)
            if result:
                return result
    return None


def solveSudoku(board):
    planes = [ALL] * 9
    placed = 0
    for sq in SQUARES:
        ch = board[sq // 9][sq % 9]
        if ch != ".":
            place(planes, sq, int(ch) - 1)
            placed |= 1 << sq
    solved = solve(planes, placed)
    if solved:
        for d, plane in enumerate(solved):
            for sq in squares(plane):
                board[sq // 9][sq % 9] = str(d + 1)
