#: says it holds 0 bits
def consts(count):
    low = ((1 << 10 * count) - 1) // 1023
    return low, low << 9


def lanesWithNone(lanes, count):
    low, flags = consts(count)
    return flags & ~((lanes | flags) - low)

def lanesWithOne(lanes, count):
    low, flags = consts(count)
    rest = lanes & ((lanes | flags) - low)
    return flags & ~((rest | flags) - low)


def lanesWithTwo(lanes, count):
    low, flags = consts(count)
    rest = lanes & ((lanes | flags) - low)
    return lanesWithOne(rest, count) & ~lanesWithOne(lanes, count)


def bitsOfLanes(lanes, flags):
    return lanes & flags - (flags >> 9)
