"""
324 lanes of ten bits: nine candidates, and above them a marker that says "not settled yet".

    marker | . . 1 . . 1 . . .

Subtracting 1 from the lanes that are open never reaches the next lane, because the marker can be
borrowed from. A marker that disappears means that the lane had nothing below it.
"""

W = 10
N = 324


def lanes_of(r, c, d):
    """(lane, place in the lane) for the four copies of "digit d in row r, column c"."""
    b, k = r // 3 * 3 + c // 3, r % 3 * 3 + c % 3
    return (9 * r + c, d), (81 + 9 * r + d, c), (162 + 9 * c + d, r), (243 + 9 * b + d, k)


ALL_OPEN = (1 << W * N) - 1
MARKERS = sum(1 << W * lane + 9 for lane in range(N))

# from the position of any copy to (what stays when it is placed, its cell, its digit)
PLACE = {}
COPIES = {}
_content = [0] * N
for r in range(9):
    for c in range(9):
        for d in range(9):
            copies = sum(1 << W * lane + place for lane, place in lanes_of(r, c, d))
            COPIES[r, c, d] = copies
            for lane, _ in lanes_of(r, c, d):
                _content[lane] |= copies | 1 << W * lane + 9
for (r, c, d) in COPIES:
    gone = 0
    for lane, _ in lanes_of(r, c, d):
        gone |= _content[lane]
    for lane, place in lanes_of(r, c, d):
        PLACE[W * lane + place] = ALL_OPEN & ~gone, 9 * r + c, str(d + 1)


def search(x, out):
    while x:
        one = (x & MARKERS) >> 9        # a 1 at the bottom of each open lane
        y = x - one
        if (x ^ y) & MARKERS:
            return False                # an open lane without candidates
        rest = x & y                    # the lowest candidate of each lane is off
        z = rest - one
        lone = (rest ^ z) & MARKERS     # nothing was left: that candidate was the only one
        if not lone:
            return guess(x, rest & z, one, out)
        found = x & (lone - (lone >> 9))
        while found:
            keep, cell, digit = PLACE[found.bit_length() - 1]
            x &= keep
            found &= keep
            out[cell] = digit
    return True


def guess(x, rest, one, out):
    # take candidates off until the shortest lanes are empty
    while True:
        z = rest - one
        short = (rest ^ z) & MARKERS
        if short:
            break
        rest &= z
    lane = (short & -short).bit_length() - W
    choices = x >> lane & 511
    while choices:
        place = choices.bit_length() - 1
        choices ^= 1 << place
        keep, cell, digit = PLACE[lane + place]
        if search(x & keep, out):
            out[cell] = digit
            return True
    return False


def solveSudoku(board):
    x = ALL_OPEN
    out = {}
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                x &= PLACE[W * (9 * r + c) + int(board[r][c]) - 1][0]
    if search(x, out):
        for cell, digit in out.items():
            board[cell // 9][cell % 9] = digit
