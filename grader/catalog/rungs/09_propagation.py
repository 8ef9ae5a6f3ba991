"""Rung 09: draw every forced conclusion before guessing."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import SOLVE_SUDOKU
from grader.catalog.suites import FAST_SUITES, speed

EXERCISE = Exercise(
    title="Propagation",
    idea="place every digit that is forced, by its cell or by its unit, before any guess",
    problem=SOLVE_SUDOKU,
    about="""\
A person with a pencil hardly ever guesses: most digits are forced. A cell may have one candidate
left (a *naked single*), or a row, column or box may have one cell left for a digit (a *hidden
single*), and each placement forces further ones. On this rung you keep the candidates of all 81
cells, follow every such conclusion to its end, and guess only when nothing is forced any more.

You must beat `08_fewest_candidates` on boards of 17 clues: not by faster steps, but by needing a
handful of guesses where it needs thousands.""",
    suites=(*FAST_SUITES, speed(6, "few_givens", 5, None)),
    hints=(
        """\
Choosing the cell with the fewest candidates already finds naked singles. What does it never see?
Look at a row in which the 7 fits into a single cell, while that cell has four candidates.""",
        """\
Stop computing candidates from the masks of rows, columns and boxes. Keep a list of 81 candidate
masks: placing a digit removes its bit from the 20 *peers* of the cell (a table that you can build
once), and a peer that is left with one bit is the next placement. Write that loop first and make
it return `False` when a peer is left with no bit at all.""",
        """\
With candidate lists there is nothing to undo: before each guess take `masks.copy()`, and throw
the copy away if it fails.""",
        """\
Hidden singles of a unit come out of two masks and nine steps:

```python
once = twice = 0
for cell in unit:
    twice |= once & masks[cell]
    once |= masks[cell]
```

A bit that is in `once` and not in `twice` has exactly one cell. A bit that is missing in `once`
has no cell: a contradiction. Go through all 27 units again and again until a whole round places
nothing.""",
    ),
    follows="fewest_candidates",
    beats="fewest_candidates",
)
