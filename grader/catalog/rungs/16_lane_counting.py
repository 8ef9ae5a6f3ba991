"""Many small sets in one integer, counted by subtracting ones."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import LANE_COUNTING_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Lane counting",
    idea="many small sets in one integer: subtract 1 from all of them, and see which were empty",
    track=Track.ALL_AT_ONCE,
    poses="lane_counting",
    about="""\
On `bitboard`, the nine bits of a column or a box lie apart, and to count them you must first bring
them together. Put them next to each other, and arithmetic counts them: `x & (x - 1)` is `x` without
its lowest bit, and one subtraction can do that to hundreds of lanes at the same time. You write
four small functions; the solver of `lanes` is made of them.

Each function is judged by its own cases, so write one, check it, and go on to the next. There is
no rung to beat. A loop over the lanes passes too; but `lanes` asks about 324 of them again and
again, and is only as fast as these functions.""",
    suites=LANE_COUNTING_SUITES,
    hints=(
        """\
Take a single lane, on paper: the nine bits `x`, and a flag above them. Set the flag, and subtract
1 from the whole lane. What becomes of the flag if `x` is 0? And if it is not?""",
        """\
The flag is there to be borrowed from: with all flags set, no lane borrows from its neighbour.
You need two integers, made once for each `count`: `LOWEST`, with the lowest bit of every lane, and
`FLAGS`, which is `LOWEST << 9`. Then `(lanes | FLAGS) - LOWEST` subtracts 1 from every lane, and
the flags that are gone are the answer of `lanesWithNone`.""",
        """\
`lanes & ((lanes | FLAGS) - LOWEST)` is every lane without its lowest bit. Ask `lanesWithNone` about
that integer: which lanes are empty now? Those that held one bit, and those that held none from
the beginning. Once more, and you have the lanes with two.""",
        """\
Taking 1 away, as a function:

```python
def take_one(lanes, lowest):
    below = (lanes | lowest << 9) - lowest
    flags = lowest << 9
    return lanes & below, flags & ~below    # what is left; the flags of lanes that were empty
```

`lowest` is `((1 << 10 * count) - 1) // 0b1111111111`. 999 // 9 is 111, and in the same way a row of
ones divided by a lane of ones has a one in each lane.

For `bitsOfLanes` use the same borrow the other way: `flags - (flags >> 9)` turns each flag that is
set into nine ones below it, and no lane touches the next one.""",
    ),
    follows="bit_planes",
)
