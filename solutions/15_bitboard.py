"""# Bitboard

## Idea

A step of the interpreter takes far longer than the machine's AND inside it,
and an AND of integers with 729 bits takes hardly longer than one of small
integers. So do everything to the whole board at once.

Each digit has a *plane* of 81 bits, one for each cell that may still hold it,
in reading order. The nine planes lie side by side in one integer:

    bit   728 … 648   …   161 … 81     80 … 0
          digit 9         digit 2      digit 1

    candidate (digit, row, col) = bit 81 * digit + 9 * row + col     all from 0

Placing a digit takes one AND with a mask, made in advance for each of the 729
candidates. It clears all rivals of the candidate: the other digits of the
cell, and the same digit elsewhere in the row, column and box.

## What changed since propagation

The rules are the same: naked singles, hidden singles, and a guess in a cell
with the fewest candidates. But the list of 81 masks became one integer, and
the loops over cells, peers and units are gone.

**Counting by folding.** `fold` is the one of bit_planes: it counts for all
units what the masks `once` and `twice` of propagation count for one, and adds
three neighbours into the first of them:

    once             c b a   ->  . . a|b|c
    twice                        two of a, b, c, or one that was twice already

Nine is three times three, so two folds count any unit. Only the distance
between its bits differs:

    row     step 1, then 3       a b c d e f g h i
                                 └─┴─┘ └─┴─┘ └─┴─┘   step 1: sums at a, d and g
                                 └─────┴─────┘       step 3: a sum at a
    column  step 9, then 27
    box     step 1, then 9
    cell    step 81, then 243    through the planes

The sum of a unit is at its first bit, its *corner*. All other places hold sums
of bits that don't belong together, and `… & ROW_CORNERS` clears them. A corner
that is missing in `once` is a unit without a candidate, a contradiction. Rows
and boxes share their first fold.

**Painting by multiplying.** `corners & ~twice` has one bit for each unit with
a single. Multiplied by the shape of a unit, as seen from its corner, it paints
these units:

    0b001000001 corner bits  ×  0b111 shape  =  0b111000111

Painted units of one kind never overlap, so nothing is carried from one to the
next. `&` with the possible candidates leaves the singles.

A placed candidate stays in the board, alone in its four units, and would be
found as a single again in every round. So `placed` remembers the candidates
that are done. If two singles contradict each other, both are placed, each mask
clears the other, and the next round finds the empty unit.

**Choosing by counting planes.** To guess, go through the nine planes and count
the digits of each cell, all 81 cells in parallel: `once`, `twice`, `thrice`.
Cells with two candidates are `twice & ~thrice`.

**Nothing to undo.** Integers are values. The caller still has the board from
before the guess.

## Time and space

Naked singles take two folds and hidden singles five more, each about a dozen
operations on 729 bits: `O(n³ / w)` machine words on an `n × n` board, with `w`
bits to a word. The number of guesses is about that of propagation. Space: 729
masks of 729 bits, some 90 kB with Python's overhead, and two integers for each
open guess.

## What it costs in practice

CPU time per board in milliseconds, and how many times as long other rungs take
(median over the boards):

| boards | median | mean | fewest_candidates / this | propagation / this |
|---|---|---|---|---|
| 50 easy ones | 0.092 | 0.096 | 6 | 2.5 |
| 100 of 17 clues | 0.15 | 0.24 | 550 | 2.8 |
| 100 hard ones | 0.52 | 0.8 | 24 | 2.8 |
| 8 of the hardest known | 2 | 3.5 | 19 | 2.7 |

Hidden singles are looked for only if there is no naked single, because they
take five folds and naked singles take two. Building the masks takes 1.6 ms of
CPU time, once, on import.
"""

DIGITS = "123456789"

# Shapes, drawn in the plane of digit 1 at the top left; `<<` moves them.
ROW = 0b111_111_111
COL = sum(1 << 9 * row for row in range(9))
BOX = 0b000000111_000000111_000000111
CELL = sum(1 << 81 * digit for digit in range(9))  # one cell in all planes
PLANE = (1 << 81) - 1
BOARD = (1 << 729) - 1

# The first candidate of each unit: the places at which `fold` leaves its sums.
CELL_CORNERS = PLANE
ROW_CORNERS = COL * CELL
COL_CORNERS = ROW * CELL
BOX_CORNERS = 0b001001001 * (1 | 1 << 27 | 1 << 54) * CELL


def keep_masks() -> list[int]:
    """Return for each candidate the mask of what it leaves possible."""
    keeps = []
    for digit in range(9):
        for cell in range(81):
            row, col = divmod(cell, 9)
            corner = 27 * (row // 3) + 3 * (col // 3)
            same_digit = ROW << 9 * row | COL << col | BOX << corner
            rivals = CELL << cell | same_digit << 81 * digit
            keeps.append(BOARD & ~rivals | 1 << 81 * digit + cell)
    return keeps


KEEP = keep_masks()


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    possible, placed = BOARD, 0
    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                candidate = 81 * DIGITS.index(board[row][col]) + 9 * row + col
                possible &= KEEP[candidate]
                placed |= 1 << candidate
    solved = search(possible, placed)
    while solved:
        candidate = solved.bit_length() - 1
        solved ^= 1 << candidate
        digit, cell = divmod(candidate, 81)
        board[cell // 9][cell % 9] = DIGITS[digit]


def search(possible: int, placed: int) -> int:
    """Return the 81 candidates of a solved board, or 0 if there is none."""
    possible, placed = place_singles(possible, placed)
    if not possible:
        return 0
    once = twice = thrice = 0
    for shift in range(0, 729, 81):
        plane = possible >> shift & PLANE
        thrice |= twice & plane
        twice |= once & plane
        once |= plane
    if not twice:
        return possible
    cells = twice & ~thrice or twice
    free = possible & CELL * (cells & -cells)
    while free:
        bit = free & -free
        free ^= bit
        solved = search(possible & KEEP[bit.bit_length() - 1], placed | bit)
        if solved:
            return solved
    return 0


def place_singles(possible: int, placed: int) -> tuple[int, int]:
    """Place all naked and hidden singles; (0, 0) on a contradiction."""
    while True:
        once, twice = fold(fold((possible, 0), 81), 243)
        if once & CELL_CORNERS != CELL_CORNERS:
            return 0, 0
        fresh = possible & (CELL_CORNERS & ~twice) * CELL & ~placed
        if not fresh:
            across = fold((possible, 0), 1)
            once, twice = fold(across, 3)
            if once & ROW_CORNERS != ROW_CORNERS:
                return 0, 0
            fresh = (ROW_CORNERS & ~twice) * ROW
            once, twice = fold(across, 9)
            if once & BOX_CORNERS != BOX_CORNERS:
                return 0, 0
            fresh |= (BOX_CORNERS & ~twice) * BOX
            once, twice = fold(fold((possible, 0), 9), 27)
            if once & COL_CORNERS != COL_CORNERS:
                return 0, 0
            fresh |= (COL_CORNERS & ~twice) * COL
            fresh &= possible & ~placed
            if not fresh:
                return possible, placed
        placed |= fresh
        while fresh:
            candidate = fresh.bit_length() - 1
            fresh ^= 1 << candidate
            possible &= KEEP[candidate]


def fold(counts: tuple[int, int], step: int) -> tuple[int, int]:
    """Add three neighbours, `step` bits apart, into the first of them."""
    once, twice = counts
    a, b, c = once, once >> step, once >> 2 * step
    once = a | b | c
    twice |= twice >> step | twice >> 2 * step | a & b | (a | b) & c
    return once, twice
