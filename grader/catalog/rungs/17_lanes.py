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
This is the fastest solver in pure Python that we know how to write. It joins two other rungs: the
324 needs of `exact_cover` lie side by side in one long integer, as the planes of `bitboard` do.
Each need has a lane of `lane_counting`, and each of the lane's nine bits is a choice that can still
meet the need: nine digits for a cell, nine places for a digit in a row, a column or a box. So every
candidate has four bits, one in the lane of each need that it meets.

A lane is *open* as long as its need is not met. Your functions of `lane_counting` answer for all
cells, rows, columns and boxes at the same time: an open lane with none is a contradiction, an open
lane with one is a single, and one with two is a good place to guess. When `lane_counting` is
accepted, the kit copies them into this file, if you haven't begun the file yet.

You must beat `fewest_candidates` on boards with few givens; `grader bench` compares you with
`propagation`, `exact_cover` and `bitboard`. Take your time, draw the bits on paper, and check each
step on a board that you know before you go on to the next.""",
    suites=(*FAST_SUITES, speed(100, "hidden_singles")),
    hints=(
        """\
On a bitboard it is easy to count all cells at once and hard to count all boxes, because the nine
bits of a box lie apart. With four bits for each candidate, the nine bits of *every* need are
neighbours. Placing a digit takes one `&` with a mask made in advance, however many bits the mask
clears. Which ones must it clear?""",
        """\
Placing a candidate settles four lanes. All other choices of these lanes are out, so the mask clears
all four bits of each of them. Keep a second integer with the flags of the lanes that are still
open. Then `lanesWithNone(lanes, 324) & is_open` are the contradictions, `lanesWithOne(lanes, 324) &
is_open` the singles, and `bitsOfLanes` says which candidates these are. That is a whole solver, and
it passes. The next hints make one integer of the two, and save most of the steps.""",
        """\
Put the flags of the open lanes into the integer of the lanes. The mask that places a digit now
clears its four lanes altogether, with their flags and with the bits of the placed digit itself, so
a settled lane is 0. Before the first subtraction, flip all flags: a *settled* lane now has a flag
to borrow from, and an open lane has none. If a flag is set after the subtraction, an open lane was
empty and has borrowed from its neighbour: go back.""",
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
those, and keep the board for the other candidate, one integer, on a list. Digits that you have
written down need no undoing: each cell that is open on that board is written again.""",
    ),
    follows="bitboard",
    uses="lane_counting",
    beats="fewest_candidates",
)
