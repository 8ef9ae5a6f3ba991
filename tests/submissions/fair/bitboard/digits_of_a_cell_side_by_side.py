"""729 candidates in one int, cell after cell: bit 9 * cell + digit.

Everything is asked of all cells, rows, columns and boxes at once. `once_twice` adds nine bits that
lie `step` apart in two rounds of three.
"""

from typing import List, Tuple

UNIT9 = 0o777
FULL = (1 << 729) - 1


def at(*positions: int) -> int:
    return sum(1 << p for p in set(positions))


CELL_HEADS = at(*(9 * cell for cell in range(81)))
ROW_HEADS = UNIT9 * at(*(81 * r for r in range(9)))
COL_HEADS = UNIT9 * at(*(9 * c for c in range(9)))
BOX_HEADS = UNIT9 * at(*(243 * R + 27 * C for R in range(3) for C in range(3)))

ROW_SHAPE = at(*(9 * c for c in range(9)))
COL_SHAPE = at(*(81 * r for r in range(9)))
BOX_SHAPE = at(*(81 * r + 9 * c for r in range(3) for c in range(3)))


def survivors(cell: int, digit: int) -> int:
    r, c = divmod(cell, 9)
    gone = UNIT9 << 9 * cell
    gone |= ROW_SHAPE << 81 * r + digit
    gone |= COL_SHAPE << 9 * c + digit
    gone |= BOX_SHAPE << 243 * (r // 3) + 27 * (c // 3) + digit
    return FULL & ~gone | 1 << 9 * cell + digit


KEEP = [survivors(cell, digit) for cell in range(81) for digit in range(9)]


def three(one: int, two: int, step: int) -> Tuple[int, int]:
    b, c = one >> step, one >> 2 * step
    return (
        one | b | c,
        two | two >> step | two >> 2 * step | one & b | (one | b) & c,
    )


def once_twice(x: int, step_a: int, step_b: int) -> Tuple[int, int]:
    return three(*three(x, 0, step_a), step_b)


KINDS = (
    (CELL_HEADS, UNIT9, 1, 3),
    (ROW_HEADS, ROW_SHAPE, 9, 27),
    (COL_HEADS, COL_SHAPE, 81, 243),
    (BOX_HEADS, BOX_SHAPE, 9, 81),
)


def solveSudoku(board: List[List[str]]) -> None:
    x = FULL
    fixed = 0
    for cell in range(81):
        ch = board[cell // 9][cell % 9]
        if ch != ".":
            k = 9 * cell + int(ch) - 1
            x &= KEEP[k]
            fixed |= 1 << k

    stack = [(x, fixed)]
    while stack:
        x, fixed = stack.pop()
        alive = True
        moved = True
        while alive and moved:
            moved = False
            for heads, shape, a, b in KINDS:
                once, twice = once_twice(x, a, b)
                if once & heads != heads:
                    alive = False
                    break
                new = x & (heads & ~twice) * shape & ~fixed
                if new:
                    moved = True
                    fixed |= new
                    while new:
                        k = new.bit_length() - 1
                        new ^= 1 << k
                        x &= KEEP[k]
                    break
        if not alive:
            continue
        if x == fixed:
            break
        # look for a cell with two candidates: taking off the lowest leaves one
        open_cells = once_twice(x, 1, 3)[1] & CELL_HEADS
        options = UNIT9
        best = 10
        while open_cells and best > 2:
            head = open_cells & -open_cells
            open_cells ^= head
            shift = head.bit_length() - 1
            mine = x >> shift & UNIT9
            if mine.bit_count() < best:
                best, options, where = mine.bit_count(), mine, shift
        for d in range(9):
            if options >> d & 1:
                stack.append((x & KEEP[where + d], fixed | 1 << where + d))
    else:
        return

    for cell in range(81):
        board[cell // 9][cell % 9] = str((x >> 9 * cell & UNIT9).bit_length())
