"""# Naked singles

## Idea

A person with a pencil writes the candidates of a cell into its corner, and
crosses one out when it is gone. Do the same: each of the 81 cells has a mask
of its own, the digits that it can still hold.

When a digit is placed, it is crossed out in the 20 *peers* of the cell, the
other cells of its row, column and box. A peer with one candidate left is a
**naked single**: that digit is forced, so place it too, and cross it out in
*its* peers. One placement can set off a long chain. A peer with no candidate
left ends the chain: the last guess was wrong.

Here is such a chain in one row. A 4 is placed in the first cell:

    | 4 | 24 | 278 | 28 | 59 | …
          2: only the 2 is left, place it
               78    8: only the 8 is left, place it
                7: only the 7 is left, place it

## What changed since fewest_candidates

- The masks of rows, columns and boxes became one list of 81 candidate masks.
  What `candidates` used to compute for each empty cell, at every step, is now
  there to be read.
- `PEERS` lists the 20 peers of every cell. It never changes, so it is built
  once.
- `place` puts a digit into a cell and follows the chain with a list of cells
  to look at. The givens are placed by the same function.
- Nothing is undone. A guess works on a copy of the 81 masks, and the copy of a
  wrong guess is thrown away. That is simpler than remembering what each chain
  has crossed out.

A cell is filled when its mask has one bit. So `search` looks only at cells
with two bits or more, and every step of it is a guess. Before, filling a cell
that had a single candidate was a step of the search like any other.

## Time and space

A placement looks at 20 peers, and on the way from one guess to the next at
most 81 cells are placed: at most `81 * 20 = 1,620` looks. Choosing a cell
looks at all 81 masks. The number of guesses is still exponential in the worst
case. Space: one list of 81 integers for each open guess.

## What it costs in practice

The tree is much like that of fewest_candidates, but only its forks are left.
Digits that fewest_candidates places, and guesses of this rung:

| board | placed by fewest_candidates | guesses here |
|---|---|---|
| LeetCode's example | 51 | 0 |
| medium | 44 | 0 |
| hard | 76 | 3 |
| one made to punish reading order | 13,697 | 6,049 |
| one that is hard for people and programs | 10,432 | 928 |

A placed digit costs more than before, because each of its 20 peers is looked
at. But no candidate is worked out twice, and most cells are filled by a chain,
without a step of the search. So fewest_candidates takes twice as long as this
rung on easy boards, and three to four times as long on hard ones and with 17
clues (medians of 30, 30 and 8 boards). From board to board this differs
widely, because the two make different wrong guesses.

The larger gain is in what comes next: a candidate that is written down can be
crossed out for any reason, and not only because a peer holds that digit.

What it still cannot see is a digit with one cell left in a unit, when that
cell has other candidates too. That is the idea of propagation.
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
    """Return the masks of a solved board, one bit each, or None."""
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
