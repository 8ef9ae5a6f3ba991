"""Rung 08: the cell with the fewest candidates first."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import SOLVE_SUDOKU
from grader.catalog.suites import FAST_SUITES, speed

EXERCISE = Exercise(
    title="Fewest candidates",
    idea="fill the cell with the fewest choices next, not the next cell in reading order",
    problem=SOLVE_SUDOKU,
    about="""\
So far you have filled the empty cells in reading order, and a board can punish that: leave the
first rows empty and you guess for millions of steps before anything contradicts you. On this rung
you choose *which* cell to fill next, anew at every step. Everything else of your bit mask solver
can stay as it is.

You must beat `05_bitmask` on boards with few givens and on boards made to punish reading order,
where it needs minutes. These lie mirrored and rotated, so that going through the cells backwards or
by columns helps no more.""",
    suites=(
        *FAST_SUITES,
        speed(10, "few_givens", 8, None),
        speed(10, "punishing", 8, None, name="reading-order"),
    ),
    hints=(
        """\
Which cell would *you* fill next, with a pencil in your hand? Surely not the top left one because
it is the top left one.""",
        """\
If a wrong guess has to fail anyway, let it fail among two choices and not among six. A cell with
one choice is no guess at all, and a cell with none tells you at once that you took a wrong turn
earlier.""",
        """\
An index into the list of empty cells no longer says which cells are left, because the order
changes while you search. Keep the list itself up to date: take a cell out before you try its
digits, put it back when all of them have failed. Its place in the list does not matter.""",
        """\
`int.bit_count()` counts the candidates of a mask, and `min` takes a `key`:

```python
cell = min(empties, key=lambda cell: candidates(cell).bit_count())
empties.remove(cell)
...                     # try each candidate of the cell as before
empties.append(cell)    # none worked
return False
```""",
    ),
    follows="bitmask",
    beats="bitmask",
)
