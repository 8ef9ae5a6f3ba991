"""All constraints of the board as lanes of one integer."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Lanes",
    idea="all 324 needs of exact cover as lanes of one integer, counted by subtracting ones",
    track=Track.ALL_AT_ONCE,
    poses="sudoku_solver",
    about="""\
This is the fastest solver in pure Python that we know how to write. It joins two other rungs:
the 324 needs of `exact_cover`, each a few bits wide, lie side by side in one long integer, as
the planes of `bitboard` do. Then the functions of `lane_counting` answer for all cells, rows,
columns and boxes at the same time: an open lane with none is a contradiction, a lane with one is a
single, and a lane with two is a good place to guess.

You must beat `fewest_candidates` on boards with few givens; `grader bench` compares you with
`propagation`, `exact_cover` and `bitboard`. Take your time, draw
the bits on paper, and check each step on a board that you know before you go on to the next.""",
    suites=(*FAST_SUITES, speed(100, "hidden_singles")),
    hints=(
        """\
On a bitboard it is easy to count all cells at once and hard to count all boxes, because the nine
bits of a box lie apart. What if each candidate had four bits, one for each need that it meets,
next to the other candidates of that need? Placing a digit takes one `&` with a mask made in
advance, however many copies the mask clears.""",
        """\
`x & (x - 1)` is `x` without its lowest bit, and it is 0 if `x` had only one. You can do this for
many lanes of one integer in one step, if an empty lane does not borrow from its neighbour: give
each lane one more bit on top, a flag, to borrow from. Afterwards the flags show which lanes were
empty.""",
        """\
Three kinds of lanes are alike when they are empty or nearly empty: settled lanes, contradictions
and singles. Let the flag mean "still open", and let the mask that places a digit clear the flags
of its four lanes too. Flip all flags before the first subtraction: now a *settled* lane has
something to borrow from, and an open lane has not. If a flag is set afterwards, an open lane was
empty: go back.""",
        """\
One step in full; `LOWEST` has the lowest bit of every lane, `FLAGS` the highest:

```python
lanes = possible ^ FLAGS
lessened = lanes - LOWEST
if lessened & FLAGS: ...                 # contradiction
second = lanes & lessened                # each lane without its lowest candidate
below = second + (FLAGS - LOWEST)        # raise all flags, subtract again
many = below & FLAGS                     # lanes with two candidates or more
single = (possible ^ below) & FLAGS      # open lanes with one
singles = possible & (single - (single >> 9))
```""",
        """\
To turn a bit of `singles` into a placement use its position, `singles.bit_length()`, as an index
into tables: the mask, the cell, the digit. `singles &= mask` right after `possible &= mask`
clears the other copies of the same candidate. If there are no singles, subtract once more. The
flags that disappear this time belong to lanes with exactly two candidates: guess in one of
those, and keep the board for the other candidate, one integer, on a list.""",
    ),
    follows="bitboard",
    beats="fewest_candidates",
)
