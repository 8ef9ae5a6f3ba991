"""# Propagation

## Idea

Before you guess, draw every conclusion that is forced. There are two kinds of
them:

- a **naked single**: a cell with one candidate left takes it;
- a **hidden single**: a digit with one cell left in a row, column or box goes
  there.

The first kind follows from a placement by itself. For the second you have to
look at whole units. For example, here is a row with the candidates of its open
cells:

    | 1 | 24 | 8 | 247 | 24 | 6 | 9 | 3 | 5 |
                     ^ the only 7: a hidden single; three digits fit here

Each of them can force the next one, of either kind. Guess only when nothing is
forced, and then in a cell with the fewest candidates. Constraint propagation
in turn with search is the plan of Peter Norvig's essay "Solving Every Sudoku
Puzzle" (2006), which is well worth reading.

Many boards are solved before the first guess. This one, with 29 givens, is
not. When nothing is forced any more, 43 cells are still open, and their
candidates are:

       9   1237    6  |   4    123    37  |   5     13     8
       5     4    13  |   6    138    38  |   7      2     9
      27     8    123 | 12357 1235     9  |   6     134   134
    ------------------+-------------------+------------------
       8     6    39  |  13    139     2  |   4      7     5
      24     5   2349 |  38     7      6  |   1     389   23
       1    23     7  |  358  3589     4  |  289     6    23
    ------------------+-------------------+------------------
       3     9     5  |  278    6      1  |  28     48    247
      247   127   124 | 23578 23458  3578 |  289   14589   6
       6    127    8  |   9    245    57  |   3     145  1247

One guess in a cell with two candidates is enough: everything else follows from
it.

## What changed since naked_singles

One function is new, and `search` calls it first. `place_hidden_singles` goes
through the 27 units and counts all nine digits at the same time, in two masks:

    cell     candidates  once       twice      once: seen in this unit
                         000000000  000000000  twice: seen again
    first    000001010   000001010  000000000
    second   001001010   001001010  000001010
    third    000001010   001001010  000001010
    once ^ twice         001000000             seen exactly once

A bit that is missing in `once` at the end is a digit without a cell: an
earlier guess was wrong.

`place` and the copies for a guess stay as they are. This is where the masks of
the cells pay off: a hidden single takes candidates away for a reason that no
row, column or box of filled cells could remember.

## Time and space

A placement looks at 20 peers. A round over the units looks at `27 * 9 = 243`
masks, twice at most, and every round but the last one places a digit. Between
two guesses there are at most 81 placements and 82 rounds, so at most `81 * 20
+ 82 * 486 = 41,472` looks. For an `n × n` board that is `O(n²)` rounds over
`3n²` masks, `O(n⁴)`; in practice there are a few rounds. The number of guesses
is still exponential in the worst case. In practice it is small: 0 for the
three boards of the problem statement, 1 for the board above, and 140 for a
board that is hard for people and programs. Space: one list of 81 integers for
each open guess.

## What it costs in practice

CPU time per board in milliseconds, and how many times as long
fewest_candidates takes (median over the boards):

| boards | median | mean | fewest_candidates / this rung |
|---|---|---|---|
| 50 easy ones | 0.21 | 0.23 | 2.4 |
| 100 of 17 clues | 0.44 | 0.68 | 190 |
| 100 hard ones | 1.4 | 2.2 | 8.5 |
| 8 of the hardest known | 7.1 | 12 | 6 |

The gain is largest on boards with few givens. With 17 clues, fewest_candidates
guesses among cells of two and three candidates, while most of the digits are
hidden singles. It is smaller on boards that are hard for people: they are hard
because the singles run out early.
"""

DIGITS = "123456789"
FULL = 0b111_111_111

ROWS = [[9 * row + col for col in range(9)] for row in range(9)]
COLS = [[9 * row + col for row in range(9)] for col in range(9)]
BOXES = [
    [
        9 * row + col
        for row in range(top, top + 3)
        for col in range(left, left + 3)
    ]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
UNITS = ROWS + COLS + BOXES
PEERS = [
    sorted({peer for unit in UNITS if cell in unit for peer in unit} - {cell})
    for cell in range(81)
]


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    masks = [FULL] * 81
    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                bit = 1 << DIGITS.index(board[row][col])
                if not place(masks, 9 * row + col, bit):
                    return
    solved = search(masks)
    if solved:
        for cell, bit in enumerate(solved):
            board[cell // 9][cell % 9] = DIGITS[bit.bit_length() - 1]


def search(masks: list[int]) -> list[int] | None:
    """Return the masks of a solved board, or None; changes `masks`."""
    if not place_hidden_singles(masks):
        return None
    unsolved = [cell for cell in range(81) if masks[cell].bit_count() > 1]
    if not unsolved:
        return masks
    cell = min(unsolved, key=lambda cell: masks[cell].bit_count())
    free = masks[cell]
    while free:
        bit = free & -free
        free ^= bit
        guess = masks.copy()
        if place(guess, cell, bit):
            solved = search(guess)
            if solved:
                return solved
    return None


def place(masks: list[int], cell: int, bit: int) -> bool:
    """Place `bit` and all naked singles that follow; False if that fails."""
    if not masks[cell] & bit:
        return False
    masks[cell] = bit
    fresh = [cell]
    while fresh:
        cell = fresh.pop()
        bit = masks[cell]
        for peer in PEERS[cell]:
            if masks[peer] & bit:
                left = masks[peer] ^ bit
                if not left:
                    return False
                masks[peer] = left
                if not left & (left - 1):
                    fresh.append(peer)
    return True


def place_hidden_singles(masks: list[int]) -> bool:
    """Place hidden singles until there are none; False on a contradiction."""
    found = True
    while found:
        found = False
        for unit in UNITS:
            once = twice = 0
            for cell in unit:
                twice |= once & masks[cell]
                once |= masks[cell]
            if once != FULL:
                return False  # some digit has no cell left
            once ^= twice
            if not once:
                continue
            for cell in unit:
                bit = masks[cell] & once
                if bit and bit != masks[cell]:
                    found = True
                    if bit & (bit - 1) or not place(masks, cell, bit):
                        return False  # wanted twice, or a peer is empty
    return True
