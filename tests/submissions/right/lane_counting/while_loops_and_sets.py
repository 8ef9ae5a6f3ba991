def bits(x):
    found = set()
    i = 0
    while x:
        if x % 2:
            found.add(i)
        x //= 2
        i += 1
    return found


def lanes_holding(lanes, count, n):
    places = bits(lanes)
    held = {k: 0 for k in range(count)}
    for place in places:
        held[place // 10] += 1
    return sum(2 ** (10 * k + 9) for k in held if held[k] == n)


def lanesWithNone(lanes, count):
    return lanes_holding(lanes, count, 0)


def lanesWithOne(lanes, count):
    return lanes_holding(lanes, count, 1)


def lanesWithTwo(lanes, count):
    return lanes_holding(lanes, count, 2)


def bitsOfLanes(lanes, flags):
    wanted = {flag // 10 for flag in bits(flags)}
    return sum(2**place for place in bits(lanes) if place // 10 in wanted)
