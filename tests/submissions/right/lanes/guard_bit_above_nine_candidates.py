"""324 lanes of ten bits: nine candidates and a guard that catches the borrow."""

GUARD = sum(1 << 10 * lane + 9 for lane in range(324))
EVERY = sum(1 << 10 * lane for lane in range(324))


def copies(r, c, d):
    b, p = r // 3 * 3 + c // 3, r % 3 * 3 + c % 3
    return (9 * r + d, c), (81 + 9 * c + d, r), (162 + 9 * b + d, p), (243 + 9 * r + c, d)


INSIDE = [0] * 324
for r in range(9):
    for c in range(9):
        for d in range(9):
            four = sum(1 << 10 * lane + place for lane, place in copies(r, c, d))
            for lane, _ in copies(r, c, d):
                INSIDE[lane] |= four
MOVE = {}
for r in range(9):
    for c in range(9):
        for d in range(9):
            gone = closed = 0
            for lane, _ in copies(r, c, d):
                gone |= INSIDE[lane]
                closed |= 1 << 10 * lane
            for lane, place in copies(r, c, d):
                MOVE[10 * lane + place] = (~gone, ~closed, r, c, str(d + 1))


def search(x, lanes, board):
    while lanes:
        less = (x | GUARD) - lanes
        if less & GUARD != GUARD:
            return False
        second = x & less
        less = (second | GUARD) - lanes
        lonely = ~less & GUARD
        if lonely:
            ones = x & (lonely - (lonely >> 9))
            while ones:
                keep, still, r, c, digit = MOVE[ones.bit_length() - 1]
                x &= keep
                ones &= keep
                lanes &= still
                board[r][c] = digit
            continue
        third = second & less
        pairs = ~((third | GUARD) - lanes) & GUARD
        lane = (pairs.bit_length() - 10) // 10 if pairs else (lanes.bit_length() - 1) // 10
        for place in range(9):
            if x >> 10 * lane + place & 1:
                keep, still, r, c, digit = MOVE[10 * lane + place]
                board[r][c] = digit
                if search(x & keep, lanes & still, board):
                    return True
        return False
    return True


def solveSudoku(board):
    x, lanes = EVERY * 511, EVERY
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                keep, still, *_ = MOVE[10 * (243 + 9 * r + c) + int(board[r][c]) - 1]
                x &= keep
                lanes &= still
    search(x, lanes, board)
