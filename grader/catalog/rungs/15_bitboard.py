"""The board as one plane of bits per digit."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Bitboard",
    idea="one 81-bit plane per digit: look at all rows, columns and boxes at the same time",
    track=Track.ALL_AT_ONCE,
    poses="sudoku_solver",
    about="""\
Chess programs keep the whole board in an integer and move all pawns with one shift. On this rung
you do that with Sudoku: each digit has a *plane* of 81 bits, one for each cell that may still
hold it. On `propagation` you looked for singles cell by cell and unit by unit; now a few
operations on whole planes find them all. Python's integers are as long as you like.

You must beat `fewest_candidates` on boards with few givens. The reference of this rung is also
faster than `propagation`, on every kind of board.""",
    suites=(*FAST_SUITES, speed(40, "hidden_singles")),
    hints=(
        """\
In Python, the machine's `and` is not slow; the interpreter's step around it is. One `&` on an
integer of 81 bits, or even of 729, takes hardly longer than one on a small integer: do as much
as you can with each.""",
        """\
Placing a digit takes one `&` with a mask that you can build in advance for each of the 729
candidates. And integers don't change, so to go back you only use the old one again.""",
        """\
Go through the nine planes with the two masks of `propagation`, `twice |= once & plane; once |=
plane`: this finds the naked singles of all 81 cells at the same time. The same sum along a row,
with `plane >> 1` and `plane >> 2` as neighbours, finds hidden singles. Draw where each sum
arrives.""",
        """\
Nine neighbours are three groups of three, so two folds count them:

```python
a, b, c = once, once >> step, once >> 2 * step
once, twice = a | b | c, twice | twice >> step | twice >> 2 * step | a & b | (a | b) & c
```

Steps 1 and 3 count a row, 9 and 27 a column, 1 and 9 a box, and if the planes lie side by side
in one integer, 81 and 243 count a cell. The sum of a unit arrives at its first bit; clear the
other bits with a mask.""",
        """\
To get from "this unit has a single" back to the candidate: `corners & once & ~twice` has one bit
for each such unit. Multiply it by the unit's shape (nine bits, seen from the first) to paint the
whole unit; `&` with the possible candidates leaves the single itself. Keep a mask of what you
have placed, or you will find the same singles again in every round.""",
    ),
    follows="propagation",
    beats="fewest_candidates",
)
