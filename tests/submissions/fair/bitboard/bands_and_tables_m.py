"""Planes of 81 bits, read row by row through tables of 512 entries."""

# for the nine bits of a row: the bit itself if it is alone, else 0
ALONE = [m if m and m & (m - 1) == 0 else 0 for m in range(512)]
BOARD = (1 << 81) - 1
ROW9 = 0b111111111
COL81 = sum(1 << 9 * r for r in range(9))
BOX81 = 0b111000000111000000111

PEERS = [
    (ROW9 << 9 * (i // 9) | COL81 << i % 9 | BOX81 << i // 27 * 27 + i % 9 // 3 * 3) & ~(1 << i)
    for i in range(81)
]


def alone_in_a_line(p):
    """Places of plane p that are alone in a row, column or box; None if a unit has none."""
    alone = 0
    seen = again = 0
    for shift in (0, 27, 54):
        box_seen = box_again = 0
        for s in (shift, shift + 9, shift + 18):
            nine = p >> s & ROW9
            if not nine:
                return None
            alone |= ALONE[nine] << s
            again |= seen & nine
            seen |= nine
        for left in (0b111, 0b111000, 0b111000000):
            here = p & (left * 0b1000000001000000001) << shift
            if not here:
                return None
            if here & (here - 1) == 0:
                alone |= here
    if seen != ROW9:
        return None
    return alone | p & (ROW9 & ~again) * COL81


def step(planes, known):
    """One round. Returns the new singles as (digit, bits), or None for a dead position."""
    once = twice = 0
    for p in planes:
        twice |= once & p
        once |= p
    if once != BOARD:
        return None
    naked = BOARD & ~twice & ~known
    if naked:
        return [(d, planes[d] & naked) for d in range(9) if planes[d] & naked]
    found = []
    for d in range(9):
        alone = alone_in_a_line(planes[d])
        if alone is None:
            return None
        if alone & ~known:
            found.append((d, alone & ~known))
    return found


def place(planes, d, bits):
    gone = 0
    rest = bits
    while rest:
        i = rest.bit_length() - 1
        rest ^= 1 << i
        gone |= PEERS[i]
    planes[d] &= ~gone
    for k in range(9):
        if k != d:
            planes[k] &= ~bits


def solve(planes, known):
    while True:
        found = step(planes, known)
        if found is None:
            return None
        if not found:
            break
        for d, bits in found:
            place(planes, d, bits)
            known |= bits
    if known == BOARD:
        return planes
    once = twice = thrice = 0
    for p in planes:
        thrice |= twice & p
        twice |= once & p
        once |= p
    cells = twice & ~thrice or twice
    bit = cells & -cells
    for d in range(9):
        if planes[d] & bit:
            guess = list(planes)
            place(guess, d, bit)
            answer = solve(guess, known | bit)
            if answer:
                return answer
    return None


def solveSudoku(board):
    planes, known = [BOARD] * 9, 0
    for i in range(81):
        s = board[i // 9][i % 9]
        if s != ".":
            place(planes, int(s) - 1, 1 << i)
            known |= 1 << i
    for d, plane in enumerate(solve(planes, known)):
        for i in range(81):
            if plane >> i & 1:
                board[i // 9][i % 9] = "123456789"[d]
