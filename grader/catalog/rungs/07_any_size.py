"""The bit mask solver for boards of any size."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import ANY_SIZE_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Any size",
    idea="take the nine and the three out of the code, and solve 4×4, 16×16 and 25×25 boards too",
    track=Track.BEYOND_ONE_BOARD,
    poses="any_size",
    about="""\
Start from your solver of `bitmask`. It contains many nines and threes, and all of them follow from
one number: how many rows the board has. On this rung you find them all, and letters follow the
digits. Your solver doesn't have to be faster than before. The large boards leave little to guess,
so the same search is enough if it is right.""",
    suites=ANY_SIZE_SUITES,
    hints=(
        """\
Go through your solver and mark each 9, each 3 and each string of digits. For each of them: what is
it on a 16×16 board?""",
        """\
Take the size from `len(board)`, and the side of a box from the size: `math.isqrt` is the square
root in whole numbers. The mask of all symbols has `size` ones: what is `(1 << size) - 1`?""",
        """\
`int("A")` and `str(10)` don't help any more, because a cell holds one character. Keep one string of
all symbols in order; the position of a symbol in it is the number of its bit.""",
        """\
The lines that change, apart from `range(size)` and `[0] * size`:

```python
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"

size = len(board)
side = isqrt(size)
full = (1 << size) - 1
box = row // side * side + col // side
bit = 1 << SYMBOLS.index(board[row][col])
board[row][col] = SYMBOLS[bit.bit_length() - 1]
```""",
    ),
    follows="bitmask",
)
