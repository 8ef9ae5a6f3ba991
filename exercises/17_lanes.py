"""17 · Lanes

Solve a Sudoku puzzle by filling its empty cells.

The board comes as a list of nine rows, and each row as a list of nine one-character
strings: a digit from '1' to '9', or '.' for an empty cell. A solved board keeps every
given digit, and

- each row holds each of the digits 1 to 9 exactly once;
- each column holds each of the digits 1 to 9 exactly once;
- each of the nine 3×3 boxes holds each of the digits 1 to 9 exactly once.

Change the board in place: write the digits into the lists that you are given. What the
function returns is ignored.

Example:

    5 3 . | . 7 . | . . .
    6 . . | 1 9 5 | . . .
    . 9 8 | . . . | . 6 .
    ------+-------+------
    8 . . | . 6 . | . . 3
    4 . . | 8 . 3 | . . 1
    7 . . | . 2 . | . . 6
    ------+-------+------
    . 6 . | . . . | 2 8 .
    . . . | 4 1 9 | . . 5
    . . . | . 8 . | . 7 9

becomes

    5 3 4 | 6 7 8 | 9 1 2
    6 7 2 | 1 9 5 | 3 4 8
    1 9 8 | 3 4 2 | 5 6 7
    ------+-------+------
    8 5 9 | 7 6 1 | 4 2 3
    4 2 6 | 8 5 3 | 7 9 1
    7 1 3 | 9 2 4 | 8 5 6
    ------+-------+------
    9 6 1 | 5 3 7 | 2 8 4
    2 8 7 | 4 1 9 | 6 3 5
    3 4 5 | 2 8 6 | 1 7 9

Constraints:

- board has 9 rows of 9 cells each.
- Each cell is a digit from '1' to '9', or '.'.
- The puzzle has exactly one solution.

This rung

This is the fastest solver in pure Python that we know how to write. It joins two other
rungs: the 324 needs of `exact_cover` lie side by side in one long integer, as the
planes of `bitboard` do. Each need has a lane of `lane_counting`, and each of the lane's
nine bits is a choice that can still meet the need: nine digits for a cell, nine places
for a digit in a row, a column or a box. So every candidate has four bits, one in the
lane of each need that it meets.

A lane is *open* as long as its need is not met. Your functions of `lane_counting`
answer for all cells, rows, columns and boxes at the same time: an open lane with none
is a contradiction, an open lane with one is a single, and one with two is a good place
to guess. When `lane_counting` is accepted, the kit copies them into this file, if you
haven't begun the file yet.

You must beat `fewest_candidates` on boards with few givens; `grader bench` compares you
with `propagation`, `exact_cover` and `bitboard`. Take your time, draw the bits on
paper, and check each step on a board that you know before you go on to the next.

Check it with:  grader check lanes
"""


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    raise NotImplementedError("write your solution here, then delete this line")
