# Like a swarm of tiny counters: 324 lanes in one integer, and a second integer `todo` that has a 1 at
# the foot of every lane which still waits for its digit. The spare bit of a lane (bit 9) is 0 and
# only serves to borrow from.

WIDTH = 10
FOOT = [1 << WIDTH * i for i in range(324)]
SPARE = sum(FOOT) << 9


def copies_of(cell, digit):
    r, c = divmod(cell, 9)
    b = r - r % 3 + c // 3
    return [
        (0 + 9 * b + digit, 3 * (r % 3) + c % 3),
        (81 + 9 * r + digit, c),
        (162 + 9 * c + digit, r),
        (243 + cell, digit),
    ]


def prepare():
    at = {(cell, digit): copies_of(cell, digit) for cell in range(81) for digit in range(9)}
    rivals = [0] * 324
    for where in at.values():
        four = sum(FOOT[lane] << k for lane, k in where)
        for lane, _ in where:
            rivals[lane] |= four
    move = [None] * (324 * WIDTH)
    given = {}
    for (cell, digit), where in at.items():
        erased = feet = 0
        for lane, _ in where:
            erased |= rivals[lane]
            feet |= FOOT[lane]
        entry = (~erased, ~feet, cell, str(digit + 1))
        given[cell, str(digit + 1)] = entry
        for lane, k in where:
            move[lane * WIDTH + k] = entry
    return move, given


MOVE, GIVEN = prepare()


def solveSudoku(board):
    cand = sum(FOOT) * 511
    todo = sum(FOOT)
    digits = {}
    for i in range(81):
        ch = board[i // 9][i % 9]
        if ch != ".":
            erase, feet, _, _ = GIVEN[i, ch]
            cand &= erase
            todo &= feet

    pending = []        # (candidates, feet, position to place): guesses that were not made yet
    while todo:
        # x - 1 in every waiting lane; the spare bit is up for the waiting ones
        guard = todo << 9
        less = (cand | guard) - todo
        if less & guard == guard:
            second = cand & less
            less = (second | guard) - todo
            single = guard & ~less
            if single:
                hits = cand & (single - (single >> 9))
                while hits:
                    erase, feet, cell, ch = MOVE[hits.bit_length() - 1]
                    cand &= erase
                    hits &= erase
                    todo &= feet
                    digits[cell] = ch
                continue
            # nothing forced: find the lanes with the fewest candidates
            third = second & less
            fewest = guard & ~((third | guard) - todo)
            while not fewest:
                third &= (third | guard) - todo
                fewest = guard & ~((third | guard) - todo)
            base = fewest.bit_length() - WIDTH
            lane = cand >> base & 511
            while lane:
                k = lane.bit_length() - 1
                lane ^= 1 << k
                pending.append((cand, todo, base + k))
        elif not pending:
            return
        cand, todo, position = pending.pop()
        erase, feet, cell, ch = MOVE[position]
        cand &= erase
        todo &= feet
        digits[cell] = ch

    for cell, ch in digits.items():
        if board[cell // 9][cell % 9] == ".":
            board[cell // 9][cell % 9] = ch
