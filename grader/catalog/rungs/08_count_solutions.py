"""Count the solutions of a board, up to a limit."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import COUNT_SOLUTIONS_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Count the solutions",
    idea="don't stop at the first solution: count them, up to a limit, and leave the board alone",
    track=Track.BEYOND_ONE_BOARD,
    poses="count_solutions",
    about="""\
LeetCode promises that there is exactly one solution. Here you find out. Start from your solver of
`bitmask`: it already visits every solution, if you don't let it stop at the first one. With a limit
of 2 the count says all that matters about a puzzle: no solution, one, or more.

Take care of two things. The count must stop at the limit, because some boards have too many
solutions to count them all. And the board must be the same afterwards. There is no rung to beat
here.""",
    suites=COUNT_SOLUTIONS_SUITES,
    hints=(
        """\
Look at the line of your solver that runs when no cell is empty any more. It says "stop, it is
done". What would it have to say so that the search goes on and finds the next solution?""",
        """\
Let `search(position)` return a number: in how many ways can the empty cells from `position` on be
filled? When no cell is left, that is 1. When no digit fits, it is 0. In all other cases you add up
what comes back for each digit that fits.""",
        """\
Undo each digit always, also after a solution. You don't even have to write digits into the board:
the sets or masks hold all that the search asks for, and then nothing has to be put back. For the
limit, stop the loop over the digits as soon as enough is found. It must stop in *every* open call,
or the search goes on behind your back.""",
        """\
Hand the rest of the limit on to the next cell:

```python
found = 0
while free and found < limit:
    bit = free & -free
    free ^= bit
    rows[row] |= bit        # and cols[col], boxes[box]
    found += search(position + 1, limit - found)
    rows[row] ^= bit        # and cols[col], boxes[box]
return found
```""",
    ),
    follows="bitmask",
)
