"""# Lane counting

## Idea

`x & (x - 1)` is `x` without its lowest bit. To subtract 1, arithmetic borrows:
it goes up to the first bit that is set, clears it, and sets all bits below. An
`x` that is 0 has no such bit.

Put many sets side by side into one integer, each in a lane of nine bits, and
above each of them one more bit, a *flag*, that is set. Now a subtraction can
take 1 from all lanes at the same time, and no lane borrows from the next: an
empty one borrows from its own flag.

                        three bits       one bit          none
    raised              1 001001010      1 000001000      1 000000000
    minus 1 a lane      1 001001001      1 000000111      0 111111111
    & the lanes         0 001001000      0 000000000      0 000000000

So one subtraction says two things of every lane: a flag that is gone says that
it held nothing, and the bits that are left are those above its lowest one.

## What changed since bit_planes

There, three neighbours are added at a time, and two masks say whether there
was one or were more. That takes two folds for each kind of unit, and it works
because the bits of a unit lie at regular distances. Here they lie next to each
other. So a lane can stand for any unit, and units of all kinds can be in one
integer.

**Counting is taking away.** `take_one` removes one bit from every lane that
has one, and says which lanes had none. A lane with two bits is one that is not
empty, not empty after the first step, and empty after the second one. In
general, the flags that disappear in step `k` belong to the lanes with `k - 1`
bits:

                        three bits       two bits         one bit          none
    step 1                                                                 gone
    step 2                                                gone
    step 3                               gone
    step 4              gone

Flags that were gone before are gone again in each further step, and `& ~`
takes them out.

**From flags to bits.** The borrow also leads back. `flags >> 9` has the lowest
bit of each lane whose flag is set. Subtracted from the flags, it borrows from
each of them:

    flags               1 000000000      0 000000000
    flags >> 9          0 000000001      0 000000000
    difference          0 111111111      0 000000000

The difference is a mask of the flagged lanes, and `&` leaves what they hold.

**The lowest bits of all lanes.** 999 divided by 9 is 111. In the same way a
row of ones divided by a lane of ones has one bit in each lane. A division of
long integers is slow, and `count` is nearly always the same, so the result is
kept.

## Time and space

A step is six operations on integers of `10 * count` bits: `O(count / w)`
machine words, with `w` bits to a word. `lanesWithTwo` takes 3 steps. A loop
over the lanes takes as many steps of the interpreter as there are lanes.

## What it costs in practice

Microseconds of CPU time for a call of `lanesWithTwo`. The loop looks the
contents of a lane up in a table of 512 counts:

| lanes | all at once | lane by lane |
|---|---|---|
| 1 | 0.5 | 0.4 |
| 81 | 1.0 | 7.6 |
| 324 | 2.1 | 42 |
"""

from functools import cache

FLAG = 9  # the place of the flag in a lane, above nine bits
WIDTH = FLAG + 1


@cache
def lowest_bits(count: int) -> int:
    """Return the lowest bit of each of so many lanes."""
    return ((1 << WIDTH * count) - 1) // ((1 << WIDTH) - 1)


def take_one(lanes: int, lowest: int) -> tuple[int, int]:
    """Return the lanes without their lowest bits; the flags of empty ones."""
    flags = lowest << FLAG
    below = (lanes | flags) - lowest
    return lanes & below, flags & ~below


def lanesWithNone(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold no bit."""
    _, none = take_one(lanes, lowest_bits(count))
    return none


def lanesWithOne(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly one bit."""
    lowest = lowest_bits(count)
    rest, none = take_one(lanes, lowest)
    _, at_most_one = take_one(rest, lowest)
    return at_most_one & ~none


def lanesWithTwo(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly two bits."""
    lowest = lowest_bits(count)
    rest, _ = take_one(lanes, lowest)
    rest, at_most_one = take_one(rest, lowest)
    _, at_most_two = take_one(rest, lowest)
    return at_most_two & ~at_most_one


def bitsOfLanes(lanes: int, flags: int) -> int:
    """Return what the lanes hold whose flags are set, and nothing else."""
    return lanes & flags - (flags >> FLAG)
