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
Your solver of `naked_singles` finds a digit that is forced because its cell has no other candidate.
A person with a pencil sees more: in a row, column or box, a digit may have one cell left, however
many other candidates that cell has (a *hidden single*). On this rung you look for these too, place
every digit that is forced, and guess only when nothing is forced any more.

You must beat `fewest_candidates` on boards with few givens. Your steps need not be faster: you
need a few guesses where it needs thousands.""",
    suites=(*FAST_SUITES, speed(200, "hidden_singles")),
    hints=(
        """\
Look at a row in which the 7 fits into a single cell, while that cell has four candidates. Does your
solver of `naked_singles` see it? What would it have to count?""",
        """\
`place` stays as it is: it takes whatever is forced, and follows the naked singles. What is new is a
function that goes through the 27 units and looks for digits with one cell left. Call it in
`search`, before you choose a cell for a guess. Each digit that it places can make the next one
forced, so it goes through the units again until a whole round places nothing.""",
        """\
For one unit, you want to know which digits have no cell, exactly one, or more. You can count them
one by one, and you can count all nine at once with two masks: `once` holds the bits that were seen
in some cell of the unit, and `twice` those that were seen again. A digit that no cell of the unit
can hold is a contradiction, so the guess before it was wrong.""",
        """\
Two masks and nine steps find the hidden singles of a unit:

```python
once = twice = 0
for cell in unit:
    twice |= once & masks[cell]
    once |= masks[cell]
```

If `once` lacks a bit, return `False`. A bit that is in `once` and not in `twice` has exactly one
cell: find it with `masks[cell] & once & ~twice`, and `place` it, unless the cell has that bit
alone. If two such bits are in one cell, or `place` fails, return `False` as well.""",
    ),
    follows="naked_singles",
    beats="fewest_candidates",
)
