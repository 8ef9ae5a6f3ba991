"""Keep a set of digits for each row, column and box."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import NINE_BY_NINE_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Sets",
    idea="remember which digits each row, column and box holds, and don't read them again",
    track=Track.FIRST_STEPS,
    poses="sudoku_solver",
    about="""\
Between two steps of the search one cell changes, and still you read all 27 cells around the next
one. On this rung you remember: each row, each column and each box has a set of the digits that
it holds, and you keep these sets up to date while you place and undo. Be careful with the undo.
If you forget one of the sets, the mistake shows only after a wrong guess, so a board without
wrong guesses does not show it.

You must beat `whole_board` by far. `candidates` reads the board again at every step; you should be
faster, but styles of honest code differ so much that the verdict does not depend on it.""",
    suites=(*NINE_BY_NINE_SUITES, speed(60, "hard", 8_000)),
    hints=(
        """\
What must you write down about the board, so that you never have to read a row, a column or a box
again to know whether a digit fits?""",
        """\
Make three lists of nine sets, `rows`, `cols` and `boxes`, and fill them from the givens before
the search starts. Make them inside `solveSudoku`: sets outside of it would still hold the digits
of the last board when the next one comes.""",
        """\
Number the boxes 0 to 8 in reading order. Which of the two, row or column, decides in which
*band* of three boxes you are, and how many boxes come before that band? The number is `row // 3
* 3 + col // 3`.""",
        """\
Whatever you do to place a digit, do the opposite to undo it, for all three sets:

```python
if digit in rows[row] or digit in cols[col] or digit in boxes[box]:
    continue
board[row][col] = digit
rows[row].add(digit)        # and cols[col], boxes[box]
if search(position + 1):
    return True
board[row][col] = "."
rows[row].remove(digit)     # and cols[col], boxes[box]
```""",
    ),
    follows="candidates",
    beats="whole_board",
)
