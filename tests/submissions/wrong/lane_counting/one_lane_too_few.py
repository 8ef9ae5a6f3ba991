#: says it holds 0 bits
def consts(count):
    low = sum(1 << 10 * k for k in range(count - 1))
    return low, low << 9


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
