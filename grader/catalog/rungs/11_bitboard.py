"""Rung 11: the board as one plane of bits per digit."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import SOLVE_SUDOKU
from grader.catalog.suites import FAST_SUITES, speed

EXERCISE = Exercise(
    title="Bitboard",
    idea="one 81-bit plane per digit: look at all rows, columns and boxes at the same time",
    problem=SOLVE_SUDOKU,
    about="""\
Chess programs keep the whole board in an integer and move all pawns with one shift. On this rung
you do that with Sudoku: each digit has a *plane* of 81 bits, one for each cell that may still
hold it. The singles that you found cell by cell and unit by unit on `09_propagation` now fall out
of a few operations on whole planes, and Python's integers are as long as you like.

You must beat `08_fewest_candidates` on boards of 17 clues; the reference of this rung also beats
`09_propagation`, on every kind of board.""",
    suites=(*FAST_SUITES, speed(8, "few_givens", 5, None)),
    hints=(
        """\
The slow thing in Python is not the machine's `and`, it is the interpreter's step around it. One
`&` on an integer of 81 bits, or even of 729, costs hardly more than one on a small number: do as
much as you can with each.""",
        """\
Placing a digit is one `&` with a mask that you can build beforehand for each of the 729
candidates. And since integers don't change, going back is nothing but still having the old one.""",
        """\
Go through the nine planes with the two masks of rung 09, `twice |= once & plane; once |= plane`:
that finds the naked singles of all 81 cells at the same time. The same sum along a row, with
`plane >> 1` and `plane >> 2` as neighbours, finds hidden singles. Draw where each sum ends up.""",
        """\
Nine neighbours are three groups of three, so two folds count them:

```python
a, b, c = once, once >> step, once >> 2 * step
once, twice = a | b | c, twice | twice >> step | twice >> 2 * step | a & b | (a | b) & c
```

Steps 1 and 3 count a row, 9 and 27 a column, 1 and 9 a box, and if the planes lie side by side in
one integer, 81 and 243 count a cell. The sum of a unit lands on its first bit; mask the other
bits away.""",
        """\
To get from "this unit has a single" back to the candidate: `corners & once & ~twice` has one bit
for each such unit, multiplying it by the unit's shape (nine bits, seen from the first) paints the
whole unit, and `&` with the possible candidates leaves the single itself. Keep a mask of what you
have already placed, or you will find it again for ever.""",
    ),
    follows="propagation",
    beats="fewest_candidates",
)
