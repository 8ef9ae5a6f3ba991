"""Compute the candidates of a cell first, and try only those."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import NAIVE_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Candidates",
    idea="work out once which digits a cell can hold, and try only those",
    track=Track.FIRST_STEPS,
    poses="sudoku_solver",
    about="""\
So far you ask nine times for each cell whether a digit fits, and you read the same row, column
and box nine times. On this rung you read them once, and find all that you need to know: the
digits that are still possible in this cell.

You must beat `whole_board` once more. You should be faster than `row_col_box` too, but not nine
times. Measure it with `grader bench` and the names of your two files, and think about the
reason.""",
    suites=(*NAIVE_SUITES, speed(18, "medium", 2_000)),
    hints=(
        """\
When you solve a Sudoku with a pencil, you write the possible digits into the corner of a cell.
How do you find them? You don't take nine digits one by one and look around for each of them.""",
        """\
Write a function `candidates(board, row, col)`. Collect what the row, the column and the box hold
in one `set`; each digit that is not in it is a candidate. It does no harm if "." is in the set
too.""",
        """\
The loop in `search` becomes `for digit in candidates(board, row, col):` and needs no check any
more. You don't have to compute the candidates again inside the loop: after an undo the board is
the same as before.""",
        """\
A slice reads one row of the box at once:

```python
used = set(board[row])
for r in range(9):
    used.add(board[r][col])
for r in range(top, top + 3):
    used.update(board[r][left : left + 3])
return [digit for digit in "123456789" if digit not in used]
```""",
    ),
    follows="row_col_box",
    beats="whole_board",
)
