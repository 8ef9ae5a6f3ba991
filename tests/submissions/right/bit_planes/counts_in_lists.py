def onlyPlaces(plane):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    cells = []
    n = 0
    while plane >> n:
        if plane >> n & 1:
            r, c = n // 9, n % 9
            rows[r] += 1
            cols[c] += 1
            boxes[r // 3 * 3 + c // 3] += 1
            cells.append((n, r, c))
        n += 1
    answer = 0
    for n, r, c in cells:
        if 1 in (rows[r], cols[c], boxes[r // 3 * 3 + c // 3]):
            answer += 2**n
    return answer


def peersOf(cells):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for n in range(81):
        if cells >> n & 1:
            rows[n // 9] += 1
            cols[n % 9] += 1
            boxes[n // 27 * 3 + n % 9 // 3] += 1
    answer = 0
    for n in range(81):
        own = cells >> n & 1
        seen = rows[n // 9], cols[n % 9], boxes[n // 27 * 3 + n % 9 // 3]
        if max(seen) > own:
            answer += 2**n
    return answer


def cellsWithOne(planes):
    count = [0] * 81
    for plane in planes:
        for n in range(81):
            count[n] += plane >> n & 1
    return sum(2**n for n in range(81) if count[n] == 1)
