#: says it holds 0 bits
def consts(count):
    low = ((1 << 10 * count) - 1) // 1023
    return low, low << 9


def lanesWithNone(lanes, count):
    low, flags = consts(count)
    return flags & ~((lanes | flags) - low)

def lanesWithOne(lanes, count):
    found = 0
    for k in range(count):
        lane = lanes >> 10 * k & 511
        if lane & (lane - 1) == 0:  # also true of 0
            found |= 512 << 10 * k
    return found


def lanesWithTwo(lanes, count):
    low, flags = consts(count)
    rest = lanes & ((lanes | flags) - low)
    return lanesWithOne(rest, count) & ~lanesWithNone(lanes, count)


def bitsOfLanes(lanes, flags):
    return lanes & flags - (flags >> 9)
