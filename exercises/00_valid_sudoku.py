"""00 · Is it valid?

Tell whether a Sudoku board is valid so far.

The board comes as a list of nine rows, and each row as a list of nine one-character
strings: a digit from '1' to '9', or '.' for an empty cell. It is valid if

- no row holds a digit twice;
- no column holds a digit twice;
- none of the nine 3×3 boxes holds a digit twice.

Return True if it is valid and False if not. Only the digits that are there count: a
valid board may have many empty cells, and it need not have a solution.

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

gives

    True

Constraints:

- board has 9 rows of 9 cells each.
- Each cell is a digit from '1' to '9', or '.'.

This rung

This is the warm-up. You don't solve anything here: you look at a board and say whether
it breaks the rules so far. Keep what you write, because the next rung, `whole_board`,
calls it after every digit that it tries. The one new thing is to find the box of a
cell, and you will need that on almost every rung.

Check it with:  grader check valid_sudoku
"""


def isValidSudoku(board: list[list[str]]) -> bool:
    """Tell whether no row, column or box of the board holds a digit twice."""
    raise NotImplementedError("write your solution here, then delete this line")
