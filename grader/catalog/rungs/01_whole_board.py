"""Place a digit, validate the whole board, undo."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FIRST_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="The whole board",
    idea="put a digit in, ask whether the whole board is still valid, take it back if not",
    track=Track.FIRST_STEPS,
    poses="sudoku_solver",
    about="""\
From `valid_sudoku` you know how to tell whether a board is valid. Here you turn that into a solver
in the simplest way: put a digit into an empty cell, validate the whole board, and go on to the next
empty cell; when no digit fits, go back and try another one in an earlier cell. Don't try to be
fast. There is no speed limit to beat on this rung, and the boards are chosen so that a slow solver
passes. What you learn is the pattern of trying and undoing, and most later rungs use it.

Each file is judged alone, so this one needs your `isValidSudoku` too, above `solveSudoku`. When
`valid_sudoku` is accepted, the kit copies it into this file, if you haven't begun the file yet.""",
    suites=FIRST_SUITES,
    hints=(
        """\
Suppose you had a function that solves any board with one empty cell less than yours. How would you
use it?""",
        """\
List the empty cells first. Then write a function `search(position)` that does one of two things: it
fills all empty cells from that position on and returns `True`, or it leaves them empty and returns
`False`. When is nothing left to do? In all other cases it can call `search(position + 1)`.""",
        """\
If all nine digits have failed in a cell, make it `"."` again before you return `False`. Otherwise
the rest of the search takes the last digit for a given. And when `search(position + 1)` returns
`True`, return at once: the next turn of the loop would overwrite a solved board.""",
        """\
The central loop, with `isValidSudoku` from `valid_sudoku`:

```python
for digit in "123456789":
    board[row][col] = digit
    if isValidSudoku(board) and search(position + 1):
        return True
    board[row][col] = "."
return False
```""",
    ),
    follows="valid_sudoku",
    uses="valid_sudoku",
)
