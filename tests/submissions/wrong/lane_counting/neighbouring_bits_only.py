#: says it holds 2 bits
def consts(count):
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
    found = 0
    for k in range(count):
        lane = lanes >> 10 * k & 511
        if lane in [3 << i for i in range(8)]:
            found |= 512 << 10 * k
    return found


def bitsOfLanes(lanes, flags):
    return lanes & flags - (flags >> 9)
