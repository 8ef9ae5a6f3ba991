"""Rung 13: bit masks carried to another problem."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import N_QUEENS
from grader.catalog.suites import N_QUEENS_SUITES

EXERCISE = Exercise(
    title="N-Queens",
    idea="carry the bit masks to another problem: columns and diagonals in three integers",
    problem=N_QUEENS,
    about="""\
Have you learnt to solve Sudoku, or to solve problems of its kind? Here is another one. What you
know carries over: a row takes the place of an empty cell, a column that of a digit, and what is
taken already fits into a few integers. This time every solution is wanted, not the first.

There is nothing to beat on this rung: any right solver that is not much slower than the reference
will do. But don't look at a row of queens more than once. Ask instead how the masks of the columns
and of the diagonals change from one row to the next.""",
    suites=N_QUEENS_SUITES,
    hints=(
        """\
Which of the things that you keep for Sudoku do you need here? No two queens share a row, so put
one into each, from the top. What does a queen forbid in the rows below her?""",
        """\
Write `search(row)`, which tries the columns of one row and calls itself for the next. When all
rows have a queen, write the board down and go on searching: return nothing, stop at nothing. The
cells of one diagonal have the same `row + col`, those of the other kind the same `row - col`.""",
        """\
Let bit `k` of a mask stand for column `k` *of the present row*. A queen forbids the same column in
the next row, and on the two diagonals the columns one to the left and one to the right. So the
masks of the diagonals have to be shifted by one place from row to row.""",
        """\
Pass the three masks on as arguments, and there is nothing to undo:

```python
free = full & ~(columns | falling | rising)
while free:
    bit = free & -free
    free ^= bit
    place(row + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
```

`full` has `n` ones. It also cuts off what has been shifted past the edge of the board. From
`bit.bit_length()` you get the column of the queen, as you got the digit in Sudoku.""",
    ),
    follows="bitmask",
)
