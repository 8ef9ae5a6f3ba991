"""10 · Fewest candidates

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

So far you have filled the empty cells in reading order, and a board can punish that: if
the first rows are empty, you guess for millions of steps before you meet a
contradiction. On this rung you choose at every step *which* cell to fill next.
Everything else of your solver of `bitmask` can stay as it is.

You must beat `bitmask` on boards that punish reading order, on which it takes minutes.
These boards are mirrored and rotated, so it does not help to go through the cells
backwards or by columns.

Check it with:  grader check fewest_candidates
"""


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    raise NotImplementedError("write your solution here, then delete this line")
