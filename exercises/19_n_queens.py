"""19 · N-Queens

Find every way to put n queens on an n×n chessboard so that no two of them attack each
other.

A queen attacks along her row, along her column and along both diagonals, at any
distance. Return a list of all boards, in any order, each of them once. A board is a
list of n strings, one for each row from the top, and each string has n characters: 'Q'
for a queen and '.' for an empty cell.

Example:

    4

gives

    [['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]

Constraints:

- n is a whole number from 1 to 9.

This rung

Have you learnt to solve Sudoku, or to solve problems of its kind? Here is another one,
and what you know from `bitmask` helps: a row takes the place of an empty cell, a column
that of a digit, and a few integers hold what is taken. This time you want every
solution and not only the first.

There is no rung to beat here: any right solver that is not much slower than the
reference passes. But try not to look at the queens above again and again. Ask how the
masks of the columns and of the diagonals change from one row to the next.

Check it with:  grader check n_queens
"""


def solveNQueens(n: int) -> list[list[str]]:
    """Return every board of n queens that don't attack each other."""
    raise NotImplementedError("write your solution here, then delete this line")
