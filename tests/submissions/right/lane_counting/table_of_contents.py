COUNT = [bin(n).count("1") for n in range(512)]


def _which(lanes, count, wanted):
    out = 0
    for k in range(count):
        if COUNT[lanes >> 10 * k & 511] == wanted:
            out += 512 << 10 * k
    return out


lanesWithNone = lambda lanes, count: _which(lanes, count, 0)
lanesWithOne = lambda lanes, count: _which(lanes, count, 1)
lanesWithTwo = lambda lanes, count: _which(lanes, count, 2)


def bitsOfLanes(lanes, flags):
    out = 0
    while flags:
        flag = flags & -flags
        flags ^= flag
        out |= lanes & flag - (flag >> 9)
    return out
