"""08 · Count the solutions

Count the solutions of a Sudoku board, but not more than a limit.

The board comes as a list of nine rows, and each row as a list of nine one-character
strings: a digit from '1' to '9', or '.' for an empty cell. A solution fills every empty
cell so that each row, each column and each of the nine 3×3 boxes holds each of the
digits 1 to 9 exactly once.

Return the number of solutions if it is less than `limit`, and `limit` if there are that
many or more. An empty board has more solutions than any computer can count, so stop at
the limit.

The board must be the same afterwards as it was before.

Example:

    5 3 4 | 6 7 8 | 9 1 2
    6 7 2 | 1 9 5 | 3 . .
    1 9 8 | 3 4 2 | 5 6 7
    ------+-------+------
    8 5 9 | 7 6 1 | 4 2 3
    4 2 6 | 8 5 3 | 7 9 1
    7 1 3 | 9 2 4 | 8 5 6
    ------+-------+------
    9 6 1 | 5 3 7 | 2 . .
    2 8 7 | 4 1 9 | 6 3 5
    3 4 5 | 2 8 6 | 1 7 9

    limit = 5

gives

    2

Constraints:

- board has 9 rows of 9 cells each.
- Each cell is a digit from '1' to '9', or '.'.
- No row, column or box holds a digit twice.
- limit is a whole number, 1 or more.

This rung

LeetCode promises that there is exactly one solution. Here you find out. Start from your
solver of `bitmask`: it already visits every solution, if you don't let it stop at the
first one. With a limit of 2 the count says all that matters about a puzzle: no
solution, one, or more.

Take care of two things. The count must stop at the limit, because some boards have too
many solutions to count them all. And the board must be the same afterwards. There is no
rung to beat here.

Check it with:  grader check count_solutions
"""


def countSolutions(board: list[list[str]], limit: int) -> int:
    """Return how many solutions the board has, at most `limit`."""
    raise NotImplementedError("write your solution here, then delete this line")
