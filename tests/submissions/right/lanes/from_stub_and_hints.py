COUNT = 324
LOWEST = sum(1 << 10 * k for k in range(COUNT))
FLAGS = LOWEST << 9


def without_lowest(lanes: int) -> int:
    return lanes & ((lanes | FLAGS) - LOWEST)


def lanesWithNone(lanes: int) -> int:
    return ~((lanes | FLAGS) - LOWEST) & FLAGS


def bitsOfLanes(lanes: int, flags: int) -> int:
    return lanes & (flags - (flags >> 9))


# Needs: 0..80 cell, 81..161 row and digit, 162..242 column and digit, 243..323 box and digit.
# A choice has one bit in each lane of its four needs.
CHOICES = []        # (cell, digit)
LANES_OF = []       # choice -> its four lanes
BITS_OF = []        # choice -> its four bits
CHOICE_AT = {}      # number of a bit -> choice
for r in range(9):
    for c in range(9):
        b = r // 3 * 3 + c // 3
        place_in_box = r % 3 * 3 + c % 3
        for d in range(9):
            four = [
                (9 * r + c, d),
                (81 + 9 * r + d, c),
                (162 + 9 * c + d, r),
                (243 + 9 * b + d, place_in_box),
            ]
            bits = 0
            for lane, i in four:
                CHOICE_AT[10 * lane + i] = len(CHOICES)
                bits |= 1 << 10 * lane + i
            CHOICES.append((9 * r + c, d))
            LANES_OF.append([lane for lane, _ in four])
            BITS_OF.append(bits)

ALL = 0
for bits in BITS_OF:
    ALL |= bits

# placing a choice keeps what does not clash with it
KEEP = []           # choice -> mask for the lanes
CLOSE = []          # choice -> mask for the open flags
for choice, lanes in enumerate(LANES_OF):
    clash = 0
    flags = 0
    for lane in lanes:
        flags |= 1 << 10 * lane + 9
        for i in range(9):
            other = CHOICE_AT[10 * lane + i]
            if other != choice:
                clash |= BITS_OF[other]
    KEEP.append(~clash)
    CLOSE.append(~flags)


def search(lanes: int, open_: int, placed: list[int]):
    while True:
        none = lanesWithNone(lanes)
        if none & open_:
            return None
        rest = without_lowest(lanes)
        single = lanesWithNone(rest) & open_
        if not single:
            break
        bits = bitsOfLanes(lanes, single)
        while bits:
            low = bits & -bits
            bits ^= low
            if lanes & low:         # else it clashed with an earlier one: seen in the next round
                choice = CHOICE_AT[low.bit_length() - 1]
                placed = placed + [choice]
                lanes &= KEEP[choice]
                open_ &= CLOSE[choice]
                bits &= ~BITS_OF[choice]
    if not open_:
        return placed
    two = lanesWithNone(without_lowest(rest)) & open_
    flags = two or open_
    flag = flags & -flags
    bits = bitsOfLanes(lanes, flag)
    while bits:
        low = bits & -bits
        bits ^= low
        choice = CHOICE_AT[low.bit_length() - 1]
        solved = search(lanes & KEEP[choice], open_ & CLOSE[choice], placed + [choice])
        if solved:
            return solved
    return None


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    lanes = ALL
    open_ = FLAGS
    placed = []
    for cell in range(81):
        d = board[cell // 9][cell % 9]
        if d != ".":
            choice = 9 * cell + int(d) - 1
            lanes &= KEEP[choice]
            open_ &= CLOSE[choice]
            placed.append(choice)
    for choice in search(lanes, open_, placed):
        cell, d = CHOICES[choice]
        board[cell // 9][cell % 9] = str(d + 1)
