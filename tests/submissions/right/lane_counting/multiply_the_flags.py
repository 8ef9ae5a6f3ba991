from functools import lru_cache


@lru_cache(maxsize=None)
def constants(count):
    lowest = 0
    for k in range(count):
        lowest = lowest << 10 | 1
    return lowest, lowest * 512


def lanesWithNone(lanes, count):
    lowest, flags = constants(count)
    # 511 + x reaches the flag if x is not 0
    return flags & ~(lanes + lowest * 511)


def lanesWithOne(lanes, count):
    lowest, flags = constants(count)
    rest = lanes & (lanes + lowest * 511)
    return flags & ~(rest + lowest * 511) & (lanes + lowest * 511)


def lanesWithTwo(lanes, count):
    lowest, flags = constants(count)
    rest = lanes & (lanes + lowest * 511)
    return lanesWithOne(rest, count) & (lanes + lowest * 511)


def bitsOfLanes(lanes, flags):
    return (flags >> 9) * 511 & lanes
