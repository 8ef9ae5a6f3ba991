# counts with shifts, like the folds of the bitboard, no subtraction


def low(count):
    return ((1 << (10 * count)) - 1) // 1023


def sums(lanes, count):
    none_left = low(count)
    once = twice = thrice = 0
    for i in range(9):
        bit = (lanes >> i) & none_left
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    return once, twice, thrice


def lanesWithNone(lanes, count):
    once, _, _ = sums(lanes, count)
    return (low(count) ^ once) << 9


def lanesWithOne(lanes, count):
    once, twice, _ = sums(lanes, count)
    return (once ^ twice) << 9


def lanesWithTwo(lanes, count):
    _, twice, thrice = sums(lanes, count)
    return (twice ^ thrice) << 9


def bitsOfLanes(lanes, flags):
    mask = 0
    for i in range(1, 10):
        mask |= flags >> i
    return lanes & mask
