"""06 · No recursion

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

"Good. And now without recursion?" is a question that often follows this one in an
interview. Start from your solver of `bitmask` and write the search as a loop. Python
keeps what each open call of your recursive function will need later; now you keep it
yourself, on a list.

Functions that help are welcome, but below `solveSudoku` only 40 calls may be open at
the same time, and `sys.setrecursionlimit` has no effect. Many of the boards have 60
empty cells or more, so a search with one call for each cell does not pass. You don't
have to be faster than before.

Check it with:  grader check explicit_stack
"""


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    raise NotImplementedError("write your solution here, then delete this line")
