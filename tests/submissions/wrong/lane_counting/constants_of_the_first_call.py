#: says something survives from one call to the next
low = None


def consts(count):
    global low
    if low is None:
        low = ((1 << 10 * count) - 1) // 1023
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
