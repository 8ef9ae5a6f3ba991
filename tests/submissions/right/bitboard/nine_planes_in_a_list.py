FULL = (1 << 81) - 1
ROW = [0x1FF << 9 * r for r in range(9)]
COL = [sum(1 << 9 * r + c for r in range(9)) for c in range(9)]
BOX = [sum(0b111 << 9 * (3 * (b // 3) + k) + 3 * (b % 3) for k in range(3)) for b in range(9)]
UNITS = ROW + COL + BOX
SEEN = [ROW[k // 9] | COL[k % 9] | BOX[k // 27 * 3 + k % 9 // 3] for k in range(81)]


def solveSudoku(board):
    planes = [FULL] * 9
    for k in range(81):
        ch = board[k // 9][k % 9]
        if ch != ".":
            put(planes, int(ch) - 1, 1 << k)
    planes = solve(planes)
    for d, plane in enumerate(planes):
        for k in range(81):
            if plane >> k & 1:
                board[k // 9][k % 9] = str(d + 1)


def put(planes, d, bit):
    k = bit.bit_length() - 1
    for other in range(9):
        planes[other] &= ~bit
    planes[d] &= ~SEEN[k]
    planes[d] |= bit


def solve(planes):
    while True:
        once = twice = more = 0
        for p in planes:
            more |= twice & p
            twice |= once & p
            once |= p
        if once != FULL:
            return None
        moved = False
        single = once & ~twice
        for d in range(9):
            todo = planes[d] & single
            while todo:
                bit = todo & -todo
                todo ^= bit
                if not planes[d] & bit:
                    return None
                if planes[d] & SEEN[bit.bit_length() - 1] != bit:
                    put(planes, d, bit)
                    moved = True
        if moved:
            continue
        for d in range(9):
            for unit in UNITS:
                x = planes[d] & unit
                if not x:
                    return None
                if not x & (x - 1) and x & twice:
                    put(planes, d, x)
                    moved = True
                    break
            if moved:
                break
        if not moved:
            break
    if not twice:
        return planes
    pick = twice & ~more or twice
    bit = pick & -pick
    for d in range(9):
        if planes[d] & bit:
            copy = planes[:]
            put(copy, d, bit)
            answer = solve(copy)
            if answer:
                return answer
    return None
