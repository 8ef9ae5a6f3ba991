"""Is a board valid?"""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import VALID_SUDOKU_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Is it valid?",
    idea="tell whether a digit appears twice in a row, a column or a box",
    track=Track.FIRST_STEPS,
    poses="valid_sudoku",
    about="""\
This is the warm-up. You don't solve anything here: you look at a board and say whether it breaks
the rules so far. Keep what you write, because the next rung, `whole_board`, calls it after every
digit that it tries. The one new thing is to find the box of a cell, and you will need that on
almost every rung.""",
    suites=VALID_SUDOKU_SUITES,
    hints=(
        """\
Do it with a pencil: how do you see that a digit appears twice in a row? You remember the digits
that you have seen. Which type of Python remembers values, and says quickly whether it has one?""",
        """\
Go through all 81 cells once and keep 27 sets: one for each row, one for each column, one for
each box. Skip the empty cells. If a digit is already in one of its three sets, the board is not
valid.""",
        """\
Number the boxes like the cells of a small board: 0, 1, 2 in the first three rows, 3, 4, 5 in the
next three, and 6, 7, 8 at the bottom. `row // 3` says in which band of three rows a cell is, and
`col // 3` which of the three boxes of that band it is in.""",
        """\
The box of a cell is `row // 3 * 3 + col // 3`. With that, the inside of the two loops is:

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
