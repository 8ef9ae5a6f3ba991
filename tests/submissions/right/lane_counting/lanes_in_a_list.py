def unpack(number):
    found = []
    while number:
        number, lane = divmod(number, 1024)
        found.append(lane)
    return found


def pack(lanes):
    number = 0
    for lane in reversed(lanes):
        number = number * 1024 + lane
    return number


def flags(lanes, count, bits):
    found = unpack(lanes)
    found += [0] * (count - len(found))
    return pack([512 if bin(lane).count("1") == bits else 0 for lane in found])


def lanesWithNone(lanes, count):
    return flags(lanes, count, 0)


def lanesWithOne(lanes, count):
    return flags(lanes, count, 1)


def lanesWithTwo(lanes, count):
    return flags(lanes, count, 2)


def bitsOfLanes(lanes, flags):
    held, marks = unpack(lanes), unpack(flags)
    held += [0] * (len(marks) - len(held))
    return pack([lane if mark else 0 for lane, mark in zip(held, marks)])
