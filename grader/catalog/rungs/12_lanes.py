"""Rung 12: all constraints of the board as lanes of one integer."""

from grader.catalog.exercise import Exercise
from grader.catalog.problems import SOLVE_SUDOKU
from grader.catalog.suites import FAST_SUITES, speed

EXERCISE = Exercise(
    title="Lanes",
    idea="all 324 needs of exact cover as lanes of one integer, counted by subtracting ones",
    problem=SOLVE_SUDOKU,
    about="""\
This is the last rung of the ladder, and the fastest solver in pure Python that we know how to
write. You join the two rungs before: the 324 needs of `10_exact_cover`, each a few bits wide,
side by side in one long integer, as the planes of `11_bitboard` were. Then a single subtraction
asks all cells, rows, columns and boxes at the same time how many candidates they have left.

You must beat `09_propagation` on boards where singles run out early and many guesses are needed;
against rungs 10 and 11 `grader bench` shows where you stand. Take your time, draw the bits on
paper, and check each step on a board that you know before you go on to the next.""",
    suites=(*FAST_SUITES, speed(2.1, "stubborn", 40, None)),
    hints=(
        """\
A bitboard makes it easy to ask for all cells at once and hard to ask for all boxes, because the
nine bits of a box lie apart. What if each candidate had four bits, one in each need that it
meets, each lying where it suits that need? Placing is one `&` with a ready-made mask; masks don't
care how many copies they clear.""",
        """\
`x & (x - 1)` is `x` without its lowest bit, and it is 0 if `x` had only one. Many lanes in one
integer can do this in one step, if a lane that runs empty does not borrow from its neighbour:
give each lane one more bit on top, a flag, to borrow from. Afterwards the flags tell you which
lanes ran empty.""",
        """\
Three kinds of lanes look alike when they are empty or nearly so: settled ones, contradictions,
and singles. Let the flag say "still open" and let placing a digit clear it with the rest of its
four lanes. Flip all flags before the first subtraction: now a *settled* lane has something to
borrow from, and an open lane has not. If a flag stands after it, some open lane was empty. Go
back.""",
        """\
One step in full; `LOWEST` has the lowest bit of every lane, `FLAGS` the highest:

```python
lanes = possible ^ FLAGS
less = lanes - LOWEST
if less & FLAGS: ...                     # contradiction
second = lanes & less                    # each lane without its lowest candidate
below = second + (FLAGS - LOWEST)        # raise all flags, subtract again
many = below & FLAGS                     # lanes with two candidates or more
single = possible & (many ^ FLAGS)       # open lanes with one
singles = possible & (single - (single >> 9))
```""",
        """\
To turn a bit of `singles` into a placement use its position, `singles.bit_length()`, as an index
into tables: the mask, the cell, the digit. `singles &= mask` right after `possible &= mask` takes
away the other copies of the same candidate. If there are no singles, subtract once more, and the
flags that go down this time belong to lanes with exactly two candidates: guess in one of those,
and push the board of the other candidate, one integer, on a list.""",
    ),
    follows="bitboard",
    beats="propagation",
)
