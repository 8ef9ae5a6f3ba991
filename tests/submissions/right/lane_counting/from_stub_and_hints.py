def ones(count: int) -> int:
    """An integer with bit 0 of each of the lanes."""
    return sum(1 << 10 * k for k in range(count))


def minus_one(lanes: int, count: int) -> int:
    """Subtract 1 in every lane. The flag lends: it is gone where the lane was 0."""
    one = ones(count)
    return (lanes | one << 9) - one


def lanesWithNone(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold no bit."""
    return ~minus_one(lanes, count) & ones(count) << 9


def lanesWithOne(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly one bit."""
    rest = lanes & minus_one(lanes, count)
    return lanesWithNone(rest, count) & ~lanesWithNone(lanes, count)


def lanesWithTwo(lanes: int, count: int) -> int:
    """Return the flags of the lanes that hold exactly two bits."""
    rest = lanes & minus_one(lanes, count)
    return lanesWithOne(rest, count)


def bitsOfLanes(lanes: int, flags: int) -> int:
    """Return what the lanes hold whose flags are set, and nothing else."""
    return lanes & (flags - (flags >> 9))
