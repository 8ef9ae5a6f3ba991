#: says not an int
def consts(count):
    low = ((1 << 10 * count) - 1) // 1023
    return low, low << 9

def lanesWithNone(lanes, count):
    return [k for k in range(count) if lanes >> 10 * k & 511 == 0]


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
