"""# N-Queens

## Idea

Put one queen into each row, from the top. The queens above decide which
columns are taken in the current row. A set of columns is a mask, with bit `k`
for column `k`:

- `columns` are the columns that hold a queen already;
- `falling` are the columns that a queen above reaches along a diagonal towards
  the higher bits;
- `rising` are those that she reaches along a diagonal towards the lower bits.

What is left is `full & ~(columns | falling | rising)`, and the search goes
through it from the lowest bit, as bitmask goes through the free digits.

From one row to the next, the column of a queen stays, and her diagonals move
on by one column. So `falling` is shifted up by one place and `rising` down by
one. `full` cuts off what is shifted past the last column; what is shifted past
the first is lost by itself. A queen at bit 2 of a board of 5, and what she
attacks in the rows below:

    row 0      . . Q . .
    row 1      . x x x .      columns 00100   falling 01000   rising 00010
    row 2      x . x . x      columns 00100   falling 10000   rising 00001
    row 3      . . x . .      columns 00100   falling beyond  rising 00000

## What changed since bitmask

The tree is of the same kind: a row takes the place of a cell, a column that of
a digit, and a mask says what is free. Two things are different. All solutions
are wanted, so a solution doesn't stop the search: it is kept, and the search
goes on as after a dead end. And the masks are passed as arguments and never
changed, so they need no undoing: after a failed call, the caller still has its
own. (A Sudoku solver can be written like this too, but it would have to pass
27 masks.)

Testing the diagonals cell by cell takes `O(n)` for each try. The usual
alternative is two sets, of `row + col` and of `row - col`, each of which names
a diagonal. They take constant time as the masks do, but a longer one, and they
must be undone.

## Time and space

Each row has one free column less than the row above, so there are at most `n!`
ways down. The diagonals cut most of them off early. For eight queens the
search makes 2,057 calls to find 92 boards; without the diagonals there would
be 109,601. Space: `O(n)` for the calls, and the boards themselves.

One half of the tree is the mirror image of the other. Trying only half of the
columns in the first row would save nearly half of the time, but all boards
must still be written out.
"""


def solveNQueens(n: int) -> list[list[str]]:
    """Return every board of n queens that don't attack each other."""
    full = (1 << n) - 1
    boards: list[list[str]] = []
    rows: list[str] = []

    def search(columns: int, falling: int, rising: int) -> None:
        """Fill the rows from `len(rows)` on; the masks are what is taken."""
        if columns == full:
            boards.append(rows.copy())
            return
        free = full & ~(columns | falling | rising)
        while free:
            bit = free & -free
            free ^= bit
            column = bit.bit_length() - 1
            rows.append("." * column + "Q" + "." * (n - column - 1))
            search(columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
            rows.pop()

    search(0, 0, 0)
    return boards
