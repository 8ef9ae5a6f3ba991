def count_ones(lane):
    n = 0
    for i in range(9):
        if lane & (1 << i):
            n += 1
    return n


def flags_with(lanes, count, wanted):
    result = 0
    for k in range(count):
        lane = (lanes >> (10 * k)) & 0b111111111
        if count_ones(lane) == wanted:
            result |= 1 << (10 * k + 9)
    return result


def lanesWithNone(lanes, count):
    return flags_with(lanes, count, 0)


def lanesWithOne(lanes, count):
    return flags_with(lanes, count, 1)


def lanesWithTwo(lanes, count):
    return flags_with(lanes, count, 2)


def bitsOfLanes(lanes, flags):
    result = 0
    k = 0
    while flags >> (10 * k):
        if flags >> (10 * k + 9) & 1:
            result |= lanes & (0b111111111 << (10 * k))
        k += 1
    return result
