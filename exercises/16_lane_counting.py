"""16 · Lane counting

Many small sets lie side by side in one integer, each in a *lane* of ten bits. Lane
number k has the bits from `10 * k` on:

    lane 1                 lane 0
    flag | nine bits       flag | nine bits
    19   | 18 ... 10       9    | 8 ... 0

The nine lower bits of a lane say what it holds. Its highest bit is its *flag*.

Write four functions about lanes:

- `lanesWithNone(lanes, count)` returns the flags of those lanes that hold no bit.
  `lanes` has `count` lanes, and all their flags are 0; what comes back is an integer in
  which only flags are set.
- `lanesWithOne(lanes, count)` returns the flags of the lanes that hold exactly one bit.
- `lanesWithTwo(lanes, count)` returns the flags of the lanes that hold exactly two.
- `bitsOfLanes(lanes, flags)` goes the way back: it returns what the lanes hold whose
  flags are set in `flags`, and 0 in all other lanes.

In the examples, an integer is written lane by lane, the highest lane first. For
`bitsOfLanes`, one line shows both integers: the first bit of each lane is its flag in
`flags`, and the nine other bits are those of `lanes`.

Example of lanesWithNone:

    0000000000 0000010000 0100000001 0001110000

gives

    1000000000 0000000000 0000000000 0000000000

Example of lanesWithOne:

    0000000000 0000010000 0100000001 0001110000

gives

    0000000000 1000000000 0000000000 0000000000

Example of lanesWithTwo:

    0000000000 0000010000 0100000001 0001110000

gives

    0000000000 0000000000 1000000000 0000000000

Example of bitsOfLanes:

    0000000001 1000010000 0100000001 1001110000

gives

    0000000000 0000010000 0000000000 0001110000

Constraints:

- count is a whole number from 1 to 400.
- In lanes no flag is set, and in flags only flags are set.
- flags has no lane beyond those of lanes.

This rung

On `bitboard`, the nine bits of a column or a box lie apart, and to count them you must
first bring them together. Put them next to each other, and arithmetic counts them: `x &
(x - 1)` is `x` without its lowest bit, and one subtraction can do that to hundreds of
lanes at the same time. You write four small functions; the solver of `lanes` is made of
them.

Each function is judged by its own cases, so write one, check it, and go on to the next.
There is no rung to beat. A loop over the lanes passes too; but `lanes` asks about 324
of them again and again, and is only as fast as these functions.

Check it with:  grader check lane_counting
"""


def lanesWithNone(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold no bit."""
    raise NotImplementedError("write your solution here, then delete this line")


def lanesWithOne(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly one bit."""
    raise NotImplementedError("write your solution here, then delete this line")


def lanesWithTwo(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly two bits."""
    raise NotImplementedError("write your solution here, then delete this line")


def bitsOfLanes(lanes: int, flags: int) -> int:
    """Return what the lanes hold whose flags are set, and nothing else."""
    raise NotImplementedError("write your solution here, then delete this line")
