"""The search without recursion."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import EXPLICIT_STACK_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="No recursion",
    idea="keep the open decisions on a list of your own, and search in one loop",
    track=Track.BEYOND_ONE_BOARD,
    poses="sudoku_solver",
    about="""\
"Good. And now without recursion?" is a question that often follows this one in an interview. Start
from your solver of `bitmask` and write the search as a loop. Python keeps what each open call of
your recursive function will need later; now you keep it yourself, on a list.

Functions that help are welcome, but below `solveSudoku` only 40 calls may be open at the same time,
and `sys.setrecursionlimit` has no effect. Many of the boards have 60 empty cells or more, so a
search with one call for each cell does not pass. You don't have to be faster than before.""",
    suites=EXPLICIT_STACK_SUITES,
    hints=(
        """\
Imagine that you are interrupted in the middle of a search, and another person must go on with it
tomorrow. The board shows the digits. What else do you have to write down for each cell that you
have filled?""",
        """\
A call of your recursive function has a few variables. Which of them does it still need after the
call that it made has returned `False`? Those belong on a list: one entry for each cell that is
filled, the last one on top. `append` takes the place of a call, `pop` that of a `return`.""",
        """\
One loop does everything. In each turn you are in one cell, with the digits that are not tried
there yet. If there is one, place it and go on to the next cell. If there is none, go back: `pop`,
and take away the digit of the cell *before*. Mind three ends: the board is full; there is nothing
to go back to; the board was full from the start.""",
        """\
With the masks of `bitmask`, two lists are enough; `len(placed)` is the position:

```python
while len(placed) < len(empties):
    row, col, box = empties[len(placed)]
    if len(untried) == len(placed):     # the cell is new
        untried.append(FULL & ~(rows[row] | cols[col] | boxes[box]))
    if untried[-1]:
        ...             # take the lowest bit out of untried[-1], place it
        placed.append(bit)
    elif placed:
        untried.pop()
        bit = placed.pop()
        ...             # undo: empties[len(placed)] is the cell of that bit
    else:
        return          # no solution
```""",
    ),
    follows="bitmask",
    open_calls=40,
)
