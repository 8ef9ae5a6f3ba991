"""The cell with the fewest candidates first."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Fewest candidates",
    idea="fill the cell with the fewest choices next, not the next cell in reading order",
    track=Track.A_SMALLER_SEARCH,
    poses="sudoku_solver",
    about="""\
So far you have filled the empty cells in reading order, and a board can punish that: if the first
rows are empty, you guess for millions of steps before you meet a contradiction. On this rung you
choose at every step *which* cell to fill next. Everything else of your solver of `bitmask` can stay
as it is.

You must beat `bitmask` on boards that punish reading order, on which it takes minutes. These
boards are mirrored and rotated, so it does not help to go through the cells backwards or by
columns.""",
    suites=(
        *FAST_SUITES,
        speed(100, "punishing", name="reading-order", boards=3, disguises=2, groups=4),
    ),
    hints=(
        """\
Which cell would *you* fill next, with a pencil in your hand? You would not take the top left one
just because it is the top left one.""",
        """\
A guess among two choices is wrong once, a guess among six up to five times. A cell with one choice
needs no guess at all, and a cell with none shows at once that an earlier guess was wrong.""",
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
