"""Keep a bit mask for each row, column and box."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import NINE_BY_NINE_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Bit masks",
    idea="nine digits are nine bits: make each set one integer",
    track=Track.FIRST_STEPS,
    poses="sudoku_solver",
    about="""\
A set of digits says yes or no nine times, and an integer can do that too: one bit for each
digit. On this rung your 27 sets become 27 integers, and a few operations find all digits that
are free in a cell, in place of nine questions. If you have not used `|`, `&`, `^`, `~` and `<<`
before, this is a good place to begin: try them in a Python shell with `bin()`.

You must beat `whole_board` by far. You don't have to beat `sets`: the gain over sets is real, but
smaller than the difference between two honest styles.""",
    suites=(*NINE_BY_NINE_SUITES, speed(90, "hard", 8_000)),
    hints=(
        """\
Let bit 0 stand for the digit 1, bit 1 for the digit 2, and so on up to bit 8. Which integer is
the set of 1, 3 and 4? Which one is the set of all nine digits?""",
        """\
`1 << k` is the set that holds bit `k` alone. With masks, `a | b` is the union, `a | bit` adds a
digit, and `a ^ bit` removes a digit that is there. What is the set of all digits that the row,
the column or the box of a cell holds? And the set of those that none of them holds? Note that
`~a` is a negative number; keep only its lowest nine bits.""",
        """\
You don't need to test nine bits to go through a mask. `free & -free` is its lowest set bit, as a
mask of its own. Take it out of `free` and go on until `free` is 0. `bit.bit_length()` is 1 for
bit 0, 2 for bit 1, and so on: that is the digit.""",
        """\
The loop looks like this; placing and undoing touch the same three masks:

```python
free = 0b111_111_111 & ~(rows[row] | cols[col] | boxes[box])
while free:
    bit = free & -free
    free ^= bit
    board[row][col] = str(bit.bit_length())
    rows[row] |= bit        # and cols[col], boxes[box]
    if search(position + 1):
        return True
    board[row][col] = "."
    rows[row] ^= bit        # and cols[col], boxes[box]
return False
```""",
    ),
    follows="sets",
    beats="whole_board",
)
