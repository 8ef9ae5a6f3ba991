"""01 · The whole board

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

From `valid_sudoku` you know how to tell whether a board is valid. Here you turn that
into a solver in the simplest way: put a digit into an empty cell, validate the whole
board, and go on to the next empty cell; when no digit fits, go back and try another one
in an earlier cell. Don't try to be fast. There is no speed limit to beat on this rung,
and the boards are chosen so that a slow solver passes. What you learn is the pattern of
trying and undoing, and most later rungs use it.

Each file is judged alone, so this one needs your `isValidSudoku` too, above
`solveSudoku`. When `valid_sudoku` is accepted, the kit copies it into this file, if you
haven't begun the file yet.

Check it with:  grader check whole_board
"""


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    raise NotImplementedError("write your solution here, then delete this line")
