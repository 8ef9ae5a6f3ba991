"""One integer for each kind of unit, with 81 lanes in each:

    cells[cell]       which digits
    rows[row, digit]  which columns
    cols[col, digit]  which rows
    boxes[box, digit] which places

A lane is nine candidates and a guard bit on top, 1 as long as the lane is open. A settled lane is
all 0."""

from typing import Iterator, List, Optional, Tuple

LANE = 10
NINE = 0b0_111_111_111
GUARDS = sum(1 << LANE * i + 9 for i in range(81))
FULL = (1 << LANE * 81) - 1

State = Tuple[int, int, int, int]


def copies(r: int, c: int, d: int) -> Tuple[int, int, int, int]:
    """The bit numbers of a candidate in the four integers."""
    b, k = r // 3 * 3 + c // 3, r % 3 * 3 + c % 3
    return (
        LANE * (9 * r + c) + d,
        LANE * (9 * r + d) + c,
        LANE * (9 * c + d) + r,
        LANE * (9 * b + d) + k,
    )


def _tables():
    candidates = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]
    where = {cand: copies(*cand) for cand in candidates}
    back = [{}, {}, {}, {}]
    lanes = [[[] for _ in range(81)] for _ in range(4)]
    for cand, bits in where.items():
        for kind, bit in enumerate(bits):
            back[kind][bit] = cand
            lanes[kind][bit // LANE].append(cand)
    keep = {}
    for cand, bits in where.items():
        gone = [0, 0, 0, 0]
        for kind, bit in enumerate(bits):
            lane = bit // LANE
            gone[kind] |= 1 << LANE * lane + 9
            for rival in lanes[kind][lane]:
                for k in range(4):
                    gone[k] |= 1 << where[rival][k]
        keep[cand] = tuple(~x for x in gone)
    return back, keep


BACK, KEEP = _tables()


def place(state: State, cand) -> State:
    return tuple(x & keep for x, keep in zip(state, KEEP[cand]))


def drop_lowest(x: int) -> Tuple[int, int]:
    """x with the lowest candidate of each open lane off, and the guards of those that had none."""
    y = x - ((x & GUARDS) >> 9)
    return x & (y | GUARDS), GUARDS & (x ^ y)


def bits(x: int) -> Iterator[int]:
    while x:
        top = x.bit_length() - 1
        yield top
        x ^= 1 << top


def solve(state: State, chosen: List) -> Optional[List]:
    while True:
        thirds = []
        singles = []
        for kind, x in enumerate(state):
            second, empty = drop_lowest(x)
            if empty:
                return None
            third, one = drop_lowest(second)
            thirds.append(third)
            if one:
                singles += [BACK[kind][bit] for bit in bits(x & (one - (one >> 9)))]
        if not singles:
            break
        for cand in set(singles):
            if not state[0] >> copies(*cand)[0] & 1:
                return None         # an earlier single of this round took it away
            state = place(state, cand)
            chosen.append(cand)

    if not any(state):
        return chosen

    # a lane with two candidates if there is one, a cell with more otherwise
    for kind, third in enumerate(thirds):
        _, pair = drop_lowest(third)
        if pair:
            lane = (pair & -pair).bit_length() - LANE
            break
    else:
        kind, lane = 0, state[0].bit_length() - LANE
    for bit in bits(state[kind] & NINE << lane):
        cand = BACK[kind][bit]
        result = solve(place(state, cand), chosen + [cand])
        if result is not None:
            return result
    return None


def solveSudoku(board: List[List[str]]) -> None:
    state = (FULL, FULL, FULL, FULL)
    for r, row in enumerate(board):
        for c, ch in enumerate(row):
            if ch != ".":
                state = place(state, (r, c, int(ch) - 1))
    for r, c, d in solve(state, []) or ():
        board[r][c] = "123456789"[d]
