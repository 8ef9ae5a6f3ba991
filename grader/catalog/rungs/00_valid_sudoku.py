"""Rung 00: is a board valid?"""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import VALID_SUDOKU
from grader.catalog.suites import VALID_SUDOKU_SUITES

EXERCISE = Exercise(
    title="Is it valid?",
    idea="tell whether a digit stands twice in a row, a column or a box",
    problem=VALID_SUDOKU,
    about="""\
This is the warm-up. Nothing is solved here: you look at a board and say whether it breaks the rules
so far. On rung 1 the same question steers a search, so keep what you write. The one new thing is
to find the box of a cell, and all the other rungs need that too.""",
    suites=VALID_SUDOKU_SUITES,
    hints=(
        """\
Do it with a pencil: how do you see that a digit stands twice in a row? You keep in mind what you
have met. Which type of Python keeps things, and tells you quickly whether it has one already?""",
        """\
Go through all 81 cells once and keep 27 sets: one for each row, one for each column, one for each
box. Skip the empty cells. If a digit is in one of its three sets already, the board is not
valid.""",
        """\
Number the boxes like the cells of a small board: 0, 1, 2 in the first three rows, 3, 4, 5 below,
and 6, 7, 8 at the bottom. `row // 3` says which band of three rows a cell lies in, and `col // 3`
which of the three boxes along it.""",
        """\
The box of a cell is `row // 3 * 3 + col // 3`. With that, the inside of the two loops is

```python
digit = board[row][col]
if digit == ".":
    continue
box = row // 3 * 3 + col // 3
if digit in rows[row] or digit in cols[col] or digit in boxes[box]:
    return False
rows[row].add(digit)        # and cols[col], boxes[box]
```""",
    ),
)
