def split(lanes, count):
    text = format(lanes, "b").zfill(10 * count)
    return [text[i : i + 10] for i in range(0, 10 * count, 10)]


def which(lanes, count, n):
    return int("".join("1000000000" if t.count("1") == n else "0" * 10 for t in split(lanes, count)), 2)


def lanesWithNone(lanes, count):
    return which(lanes, count, 0)


def lanesWithOne(lanes, count):
    return which(lanes, count, 1)


def lanesWithTwo(lanes, count):
    return which(lanes, count, 2)


def bitsOfLanes(lanes, flags):
    count = max(lanes.bit_length(), flags.bit_length()) // 10 + 1
    pairs = zip(split(lanes, count), split(flags, count))
    return int("".join(a if b[0] == "1" else "0" * 10 for a, b in pairs), 2)
