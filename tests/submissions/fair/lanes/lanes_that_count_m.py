"""One integer of 324 lanes, six bits each, that holds how many choices every need has left.

A settled lane counts 16 higher, so it is never 0, 1 or 2 again. The top bit of a lane is spare:
it stops the borrow when one is taken from all lanes at the same time.
"""

WIDTH = 6
ONES = sum(1 << WIDTH * k for k in range(324))
SPARE = ONES << WIDTH - 1
SOLVED = 16 * ONES


def needs(p):
    cell, d = divmod(p, 9)
    r, c = divmod(cell, 9)
    return cell, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d


MEMBERS = [0] * 324
FOUR = []
for p in range(729):
    FOUR.append(sum(1 << WIDTH * k for k in needs(p)))
    for k in needs(p):
        MEMBERS[k] |= 1 << p
GROUP = []
for p in range(729):
    a, b, c, d = needs(p)
    GROUP.append(MEMBERS[a] | MEMBERS[b] | MEMBERS[c] | MEMBERS[d])


def zero_lanes(x):
    """The spare bit of every lane that is 0."""
    return SPARE & ~((x | SPARE) - ONES)


def choose(alive, counts, p):
    gone = alive & GROUP[p]
    alive ^= gone
    counts += 16 * FOUR[p]
    while gone:
        q = gone.bit_length() - 1
        gone ^= 1 << q
        counts -= FOUR[q]
    return alive, counts


def search(alive, counts, chosen):
    while counts != SOLVED:
        if zero_lanes(counts):
            return None
        tight = zero_lanes(counts ^ ONES)
        if not tight:
            break
        k = tight.bit_length() // WIDTH - 1
        p = (MEMBERS[k] & alive).bit_length() - 1
        alive, counts = choose(alive, counts, p)
        chosen = (p, chosen)
    else:
        return chosen
    size, tight = 1, 0
    while not tight:
        size += 1
        tight = zero_lanes(counts ^ size * ONES)
    k = tight.bit_length() // WIDTH - 1
    options = MEMBERS[k] & alive
    while options:
        p = options.bit_length() - 1
        options ^= 1 << p
        answer = search(*choose(alive, counts, p), (p, chosen))
        if answer:
            return answer
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        alive, counts, chosen = (1 << 729) - 1, 9 * ONES, ()
        for cell in range(81):
            s = board[cell // 9][cell % 9]
            if s != '.':
                alive, counts = choose(alive, counts, 9 * cell + int(s) - 1)
        chosen = search(alive, counts, chosen)
        while chosen:
            p, chosen = chosen
            cell, d = divmod(p, 9)
            board[cell // 9][cell % 9] = str(d + 1)
