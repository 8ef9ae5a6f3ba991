"""Functional style: a position is a tuple of 81 masks, each step returns a new one or None."""

from functools import reduce

ALL = 0b111111111
ONE = {1 << d for d in range(9)}
LINES = [tuple(9 * r + c for c in range(9)) for r in range(9)]
LINES += [tuple(line[c] for line in LINES[:9]) for c in range(9)]
LINES += [
    tuple(27 * (b // 3) + 3 * (b % 3) + 9 * (k // 3) + k % 3 for k in range(9)) for b in range(9)
]


def naked(masks):
    """Strike every settled digit from the other cells of its lines."""
    masks = list(masks)
    for line in LINES:
        settled = 0
        for i in line:
            if masks[i] in ONE:
                if settled & masks[i]:
                    return None
                settled |= masks[i]
        for i in line:
            if masks[i] not in ONE:
                masks[i] &= ~settled
                if not masks[i]:
                    return None
    return tuple(masks)


def hidden(masks):
    masks = list(masks)
    for line in LINES:
        seen, again = reduce(
            lambda acc, i: (acc[0] | masks[i], acc[1] | acc[0] & masks[i]), line, (0, 0)
        )
        if seen != ALL:
            return None
        unique = seen & ~again
        for i in line:
            mine = masks[i] & unique
            if mine:
                if mine not in ONE:
                    return None
                masks[i] = mine
    return tuple(masks)


def settle(masks):
    before = None
    while masks is not None and masks != before:
        before = masks
        masks = naked(masks)
        if masks == before:
            masks = hidden(masks)
    return masks


def solve(masks):
    masks = settle(masks)
    if masks is None:
        return None
    open_cells = [i for i, m in enumerate(masks) if m not in ONE]
    if not open_cells:
        return masks
    i = min(open_cells, key=lambda k: masks[k].bit_count())
    tries = (masks[:i] + (1 << d,) + masks[i + 1:] for d in range(9) if masks[i] >> d & 1)
    return next(filter(None, map(solve, tries)), None)


def solveSudoku(board):
    start = tuple(ALL if s == "." else 1 << int(s) - 1 for row in board for s in row)
    for i, m in enumerate(solve(start)):
        board[i // 9][i % 9] = str(m.bit_length())
