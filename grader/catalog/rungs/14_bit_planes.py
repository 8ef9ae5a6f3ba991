"""Sets of cells as integers, and what is asked about all cells at the same time."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import BIT_PLANES_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Bit planes",
    idea="a set of cells as one integer of 81 bits: peers, single candidates, only places",
    track=Track.ALL_AT_ONCE,
    poses="bit_planes",
    about="""\
So far an integer was a set of nine digits. Here it is a set of 81 cells, and one `&` or `|` works
on all of them at the same time. Nothing is solved yet: you write three small functions, which are
what you need to build the solver of `bitboard` from.

Each function is judged by its own cases, so write one, check it, and go on to the next. There is
no rung to beat. A loop over the 81 cells passes, and so does one over the 27 units. Try to do
without either, and you have done half of `bitboard`. Two facts are good to know for any integer
`x`: `x & -x` is its lowest bit, and `x & (x - 1)` is `x` without that bit.""",
    suites=BIT_PLANES_SUITES,
    hints=(
        """\
Begin with `cellsWithOne`. Go through the nine planes, and keep two masks: `once` for the cells that
you have met in a plane, and `twice` for those that you have met again. How does each plane change
the two? And which cells do you want in the end?""",
        """\
For `peersOf`, draw the three units of bit 0 as planes: `ROW = 0b111111111`, `COL` has a bit every
nine places, `BOX` three bits in each of three rows. `<<` moves them to any other unit. The lowest
cell of a set is `cells & -cells`, and `bit_length() - 1` is its number: with a loop over the cells
of the set and a table of 81 planes you are done. (Take the cell itself out of its own plane, and
not out of the whole result: another cell of the set may see it.)""",
        """\
For `onlyPlaces`, count again, but along the units, and all 27 at once. Let a, b and c be `plane`,
`plane >> 1` and `plane >> 2`: at bit 0 they are the first three cells of a row. `a | b | c` says
that there is one among the three, and `a & b | a & c | b & c` that there are two. Do the same with
three such sums, which are three places apart, and the first bit of each row knows about its nine
cells. The other bits are of no use: clear them with a mask.""",
        """\
Adding three neighbours in this way is a *fold*, and two folds count any unit:

```python
a, b, c = once, once >> step, once >> 2 * step
once, twice = a | b | c, twice | twice >> step | twice >> 2 * step | a & b | (a | b) & c
```

Start with `once = plane` and `twice = 0`. The steps are 1 and 3 for a row, 9 and 27 for a column, 1
and 9 for a box. The sum of a unit is at its first cell, its corner. `corners & once & ~twice` has a
bit for each unit with exactly one cell. Multiply it by the shape of the unit (`ROW`, `COL` or
`BOX`), and all its nine cells are set: `& plane` leaves the one that you want.""",
    ),
    follows="propagation",
)
