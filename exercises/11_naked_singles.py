"""11 · Naked singles

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

Your solver of `fewest_candidates` computes the candidates of every empty cell again at
every step. On this rung you keep them: one mask for each of the 81 cells. When you
place a digit, you cross it out in the 20 *peers* of the cell, the other cells of its
row, column and box. A peer that has one candidate left is a *naked single*: its digit
is forced, so it is placed at once, and that can force the next one. You guess only when
no cell is forced any more. Think first about a wrong guess: how will you take back a
whole chain of digits that followed from it?

There is no rung to beat: this way is some two to four times as fast, and two honest
styles of the same idea differ as much. It is what the next rungs build on: candidates
that are written down can be crossed out for any reason, and not only because a peer
holds the digit.

Check it with:  grader check naked_singles
"""


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    raise NotImplementedError("write your solution here, then delete this line")
