"""Check only the row, the column and the box of the cell."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import NAIVE_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Row, column, box",
    idea="a new digit can only clash with its own row, column and box: check those alone",
    track=Track.FIRST_STEPS,
    poses="sudoku_solver",
    about="""\
Your solver of `whole_board` validates 27 rows, columns and boxes after every digit, although
only one cell has changed. On this rung you check only what can have become invalid. The search
itself stays as it is, and it tries the same digits in the same order.

You must beat `whole_board`. For each digit it does more than ten times the work that is
necessary, so you have plenty of room.""",
    suites=(*NAIVE_SUITES, speed(11, "medium", 2_000)),
    hints=(
        """\
The board was valid before you placed the digit. Which of the 27 units can be invalid now?""",
        """\
Write a function `fits(board, row, col, digit)`, and call it *before* you place the digit. After
that, it would find the digit in the cell itself.""",
        """\
The box is the hardest part. In which row does the box of row 7 begin? Divide without remainder,
then multiply: `7 // 3 * 3` is 6. Write down the result for the rows 0 to 8, and you will see
three groups of three.""",
        """\
One loop is enough for all three units:

```python
top, left = row // 3 * 3, col // 3 * 3
for i in range(9):
    if board[row][i] == digit or board[i][col] == digit:
        return False
    if board[top + i // 3][left + i % 3] == digit:
        return False
return True
```""",
    ),
    follows="whole_board",
    beats="whole_board",
)
