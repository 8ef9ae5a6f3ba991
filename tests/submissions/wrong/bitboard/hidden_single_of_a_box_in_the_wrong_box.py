#: example accepted
B = 0x1C0E07
ROW = [511 << 9 * k for k in range(9)]
COL = [0x1008040201008040201 << k for k in range(9)]
BOX = [B << 27 * (k // 3) + 3 * (k % 3) for k in range(9)]
SLIDING = [B << 3 * k for k in range(18)]
FULL = (1 << 81) - 1


def place(planes, d, bit):
    k = bit.bit_length() - 1
    new = [p & ~bit for p in planes]
    new[d] = planes[d] & ~(ROW[k // 9] | COL[k % 9] | BOX[k // 27 * 3 + k % 9 // 3]) | bit
    return new


def solve(planes):
    one = two = three = 0
    for p in planes:
        three |= two & p
        two |= one & p
        one |= p
    if one != FULL:
        return None
    for d in range(9):
        for unit in ROW + COL + SLIDING:
            x = planes[d] & unit
            if x and x & (x - 1) == 0 and x & two:
                return solve(place(planes, d, x))
        for unit in ROW + COL:
            if not planes[d] & unit:
                return None
    if not two:
        return planes
    pick = two & ~three or two
    bit = pick & -pick
    for d in range(9):
        if planes[d] & bit:
            found = solve(place(planes, d, bit))
            if found:
                return found
    return None


def solveSudoku(board):
    planes = [FULL] * 9
    for k in range(81):
        ch = board[k // 9][k % 9]
        if ch != ".":
            planes = place(planes, int(ch) - 1, 1 << k)
    planes = solve(planes)
    if planes:
        for k in range(81):
            for d in range(9):
                if planes[d] >> k & 1:
                    board[k // 9][k % 9] = str(d + 1)
