"""Bit masks carried to another problem."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import N_QUEENS_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="N-Queens",
    idea="carry the bit masks to another problem: columns and diagonals in three integers",
    track=Track.SOMEWHERE_ELSE,
    poses="n_queens",
    about="""\
Have you learnt to solve Sudoku, or to solve problems of its kind? Here is another one, and what
you know from `bitmask` helps: a row takes the place of an empty cell, a column that of a digit,
and a few integers hold what is taken. This time you want every solution and not only the first.

There is no rung to beat here: any right solver that is not much slower than the reference
passes. But try not to look at the queens above again and again. Ask how the masks of the columns
and of the diagonals change from one row to the next.""",
    suites=N_QUEENS_SUITES,
    hints=(
        """\
Which of the things that you keep for Sudoku do you need here? No two queens share a row, so put
one into each, from the top. What does a queen forbid in the rows below her?""",
        """\
Write `search(row)`, which tries the columns of one row and calls itself for the next. When all
rows have a queen, add the board to your list and go on searching. All cells of a diagonal have
the same `row + col`, or, on diagonals of the other kind, the same `row - col`.""",
        """\
Let bit `k` of a mask stand for column `k` *of the current row*. In the next row, a queen forbids
her own column, and along the diagonals the columns to the left and to the right of it. So the
masks of the diagonals must be shifted by one place from row to row.""",
        """\
Pass the three masks as arguments, and you don't have to undo them:

```python
free = full & ~(columns | falling | rising)
while free:
    bit = free & -free
    free ^= bit
    search(row + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
```

`full` has `n` ones. It also cuts off what has been shifted past the edge of the board.
`bit.bit_length()` gives you the column of the queen, as it gave you the digit in Sudoku.""",
    ),
    follows="bitmask",
)
