"""Draw every forced conclusion before guessing."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Propagation",
    idea="place every digit that is forced, by its cell or by its unit, before any guess",
    track=Track.A_SMALLER_SEARCH,
    poses="sudoku_solver",
    about="""\
A person with a pencil hardly ever guesses, because most digits are forced. A cell may have one
candidate left (a *naked single*), or a row, column or box may have one cell left for a digit (a
*hidden single*), and each placement can force more. On this rung you keep the candidates of all
81 cells, place every digit that is forced, and guess only when nothing is forced any more.

You must beat `fewest_candidates` on boards with few givens. Your steps need not be faster: you
need a few guesses where it needs thousands.""",
    suites=(*FAST_SUITES, speed(40, "hidden_singles")),
    hints=(
        """\
Choosing the cell with the fewest candidates already finds naked singles. What does it never see?
Look at a row in which the 7 fits into a single cell, while that cell has four candidates.""",
        """\
Don't compute the candidates from the masks of rows, columns and boxes any more. Keep a list of
81 candidate masks. To place a digit, remove its bit from the 20 *peers* of the cell, the other
cells of its row, column and box (a table that you can build once). A peer that is left with one
bit is the next placement. Write that loop first, and make it return `False` when a peer is left
with no bit.""",
        """\
With a list of candidate masks you don't have to undo anything: take `masks.copy()` before each
guess, and throw the copy away if the guess fails.""",
        """\
Two masks and nine steps find the hidden singles of a unit:

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
