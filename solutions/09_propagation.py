"""# 9. Propagation

## Idea

Before you guess, draw every conclusion that is forced:

- a **naked single**: a cell with one candidate left takes it;
- a **hidden single**: a digit with one cell left in a row, column or box goes there.

    a row, and the candidates of its open cells

    | 1 | 24 | 8 | 247 | 24 | 6 | 9 | 3 | 5 |
                     ^ the only 7: a hidden single, though three digits fit here

Each placement takes a candidate away from 20 *peers*, the cells that share a unit with it, and may
so force the next. Only when nothing is forced, guess, in a cell with the fewest candidates.

## What changed since the rung before

Rung 8 recomputed the candidates of a cell from three masks. Here each of the 81 cells keeps its
own mask, because a hidden single takes a candidate away for a reason that the row, the column and
the box of the cell don't know.

`place` follows the naked singles: it clears a bit from 20 peers, and a peer that is left with one
bit joins the list of cells to do. `place_hidden_singles` goes through the 27 units and counts all
nine digits at the same time, in two masks:

    cell     candidates  once       twice      once: seen in this unit
                         000000000  000000000  twice: seen again
    first    000001010   000001010  000000000
    second   001001010   001001010  000001010
    third    000001010   001001010  000001010
    once ^ twice         001000000             seen exactly once

A bit missing in `once` at the end is a digit without a cell: the guess before was wrong.

Nothing is undone. A guess works on a copy of the 81 masks, and a wrong one is thrown away, which
is simpler than remembering what to put back.

## Time and space

Placing looks at 20 peers, a round over all units at `27 · 9 = 243` masks, and there are at most
729 candidates to lose along a branch: under 20,000 steps between two guesses at the very worst,
and in practice far fewer. The number of guesses is still exponential in the worst case; in
practice it is counted in ones and tens. Space: one list of 81 integers for each guess that is
open.

## What it costs in practice

CPU time a board in milliseconds, and the median over the boards of what rung 8 takes as a
multiple:

| boards | median | mean | rung 8 / this rung |
|---|---|---|---|
| 50 easy ones | 0.21 | 0.23 | 2.4 |
| 100 of 17 clues | 0.44 | 0.68 | 190 |
| 100 hard ones | 1.4 | 2.2 | 8.5 |
| 8 of the hardest known | 7.1 | 12 | 6 |

The gain is largest where there is least to see: with 17 clues, rung 8 is lost among cells of two
and three candidates while most of the digits are hidden singles. On boards that are hard for
people, which are hard because the singles run out early, it is smaller.
"""

DIGITS = "123456789"
FULL = 0b111_111_111

ROWS = [[9 * row + col for col in range(9)] for row in range(9)]
COLS = [[9 * row + col for row in range(9)] for col in range(9)]
BOXES = [
    [9 * row + col for row in range(top, top + 3) for col in range(left, left + 3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
UNITS = ROWS + COLS + BOXES
PEERS = [
    sorted({peer for unit in UNITS if cell in unit for peer in unit} - {cell}) for cell in range(81)
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
    """The solved board's masks, one bit each, or None; uses up `masks`."""
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
    """Put `bit` into `cell` and every naked single that follows; False on a contradiction."""
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
    """Place digits that have one cell left in a unit, until there are none; False if stuck."""
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
                        return False  # two digits need this cell, or a peer is left with nothing
    return True
