"""# 13. N-Queens

## Idea

One queen goes into each row, from the top. In the present row, the columns that she may not take
are known from the queens above, and a set of columns is a mask: bit `k` for column `k`.

- `columns` are those with a queen already;
- `falling` are those that a queen above reaches along a diagonal that falls to the side of the
  higher bits;
- `rising` are those reached along a diagonal of the other kind.

What is left is `full & ~(columns | falling | rising)`, and it is walked over lowest bit first, as
the free digits were on rung 5.

From one row to the next a queen's column stays where it is, while her diagonals move on by one
column: so `falling` is shifted up by one place and `rising` down by one. What is shifted past the
last column is cut off by `full`; what is shifted past the first falls off by itself. A queen at
bit 2 of a board of 5, and what she takes in the rows below:

    row 0      . . Q . .
    row 1      . x x x .      columns 00100   falling 01000   rising 00010
    row 2      x . x . x      columns 00100   falling 10000   rising 00001
    row 3      . . x . .      columns 00100   falling beyond  rising 00000

## What changed since Sudoku

The tree is of the same kind: a cell there is a row here, a digit there is a column here, and a mask
says what is free. Two things are different. Here all solutions are wanted, so finding one doesn't
stop the search: it is written down, and the search goes on as after a dead end. And here the masks
are passed as arguments and never changed, so there is nothing to undo: integers are
values, and going back is nothing but still having the old ones. (Sudoku could be written like
this too; but there 27 masks would have to be passed.)

Testing diagonals cell by cell instead takes `O(n)` for each try. The usual alternative are sets of
`row + col` and `row - col`, which name a diagonal each; they cost constant time as the masks do, by
a larger constant, and have to be undone.

## Time and space

No row has more columns than are free of queens, so there are at most `n!` ways down; the diagonals
cut most of them off early. For eight queens the search makes 2,057 calls for its 92 boards, out of
109,601 partial placements with one queen a row and a column. Space: `O(n)` for the calls,
and the boards themselves.

Half of the tree mirrors the other half, so twice the speed could be had by trying only half of the
first row's columns. The boards have to be written out all the same.
"""


def solveNQueens(n: int) -> list[list[str]]:
    """Return every board of n queens that don't attack each other."""
    full = (1 << n) - 1
    boards: list[list[str]] = []
    rows: list[str] = []

    def place(columns: int, falling: int, rising: int) -> None:
        """Fill the rows from `len(rows)` on in every way, given what the queens above take."""
        if columns == full:
            boards.append(rows.copy())
            return
        free = full & ~(columns | falling | rising)
        while free:
            bit = free & -free
            free ^= bit
            column = bit.bit_length() - 1
            rows.append("." * column + "Q" + "." * (n - column - 1))
            place(columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
            rows.pop()

    place(0, 0, 0)
    return boards
