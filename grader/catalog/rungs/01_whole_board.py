"""Rung 01: place a digit, validate the whole board, undo."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import SOLVE_SUDOKU
from grader.catalog.suites import FIRST_SUITES

EXERCISE = Exercise(
    title="The whole board",
    idea="put a digit in, ask whether the whole board is still valid, take it back if not",
    problem=SOLVE_SUDOKU,
    about="""\
You know from rung 0 how to tell whether a board is valid. Here you turn that into a solver, in the
plainest way there is: put a digit into an empty cell, validate the whole board, and go on to the
next empty cell; when nothing fits, go back and change your mind. Don't try to be fast. There is
nothing to beat on this rung, and the boards are chosen so that a slow solver gets through. What you
want is the pattern of trying and undoing, which all the later rungs keep.""",
    suites=FIRST_SUITES,
    hints=(
        """\
Suppose somebody hands you a function that can solve any board with one empty cell less than yours.
How would you use it?""",
        """\
List the empty cells first. Then write a function `search(position)` that promises one thing: fill
all empty cells from that position on and return `True`, or return `False` and leave them empty.
When is there nothing left to do? For everything else it may rely on `search(position + 1)`.""",
        """\
If all nine digits have failed in a cell, make it `"."` again before you return `False`. A digit
left behind would be taken for a given by everybody who comes after. And when `search(position + 1)`
returns `True`, return at once: the next turn of the loop would overwrite a solved board.""",
        """\
The heart of it, with `is_valid` from rung 0:

```python
for digit in "123456789":
    board[row][col] = digit
    if is_valid(board) and search(position + 1):
        return True
    board[row][col] = "."
return False
```""",
    ),
    follows="valid_sudoku",
)
