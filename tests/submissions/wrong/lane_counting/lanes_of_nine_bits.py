#: says it holds
def consts(count):
    low = sum(1 << 9 * k for k in range(count))
    return low, low << 8


def lanesWithNone(lanes, count):
    low, flags = consts(count)
    return flags & ~((lanes | flags) - low)


def lanesWithOne(lanes, count):
    low, flags = consts(count)
    rest = lanes & ((lanes | flags) - low)
    return flags & ~((rest | flags) - low) & ~lanesWithNone(lanes, count)


def lanesWithTwo(lanes, count):
    low, flags = consts(count)
    rest = lanes & ((lanes | flags) - low)
    return lanesWithOne(rest, count) & ~lanesWithNone(lanes, count)


def bitsOfLanes(lanes, flags):
    return lanes & flags - (flags >> 9)
