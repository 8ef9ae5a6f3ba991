def mask(test):
    return int("".join("1" if test(k) else "0" for k in reversed(range(81))), 2)


def same(a, b):
    return a // 9 == b // 9, a % 9 == b % 9, (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3)


PEERS = {1 << a: mask(lambda b: a != b and any(same(a, b))) for a in range(81)}
HOUSES = [mask(lambda b: same(a, b)[which]) for which, firsts in (
    (0, range(0, 81, 9)), (1, range(9)), (2, (0, 3, 6, 27, 30, 33, 54, 57, 60))) for a in firsts]
BOARD = mask(lambda k: True)


def bits(x):
    while x:
        y = x & -x
        yield y
        x ^= y


def place(can, digit, bit):
    new = {d: p & ~bit for d, p in can.items()}
    new[digit] = can[digit] & ~PEERS[bit]
    return new


def forced(can):
    """A digit and a cell that is its only place or its only digit, and changes something."""
    seen = double = 0
    for p in can.values():
        double |= seen & p
        seen |= p
    for d, p in can.items():
        for bit in bits(p & ~double):
            if p & PEERS[bit]:
                return d, bit
        for house in HOUSES:
            spots = p & house
            if spots and not spots & (spots - 1) and spots & double:
                return d, spots
    return None


def dead(can):
    union = 0
    for p in can.values():
        union |= p
        if any(not p & house for house in HOUSES):
            return True
    return union != BOARD


def solve(can):
    while not dead(can):
        move = forced(can)
        if move is None:
            break
        can = place(can, *move)
    else:
        return None
    guess = []
    for k in range(81):
        digits = [d for d in can if can[d] >> k & 1]
        if len(digits) > 1 and (not guess or len(digits) < len(guess[1])):
            guess = [1 << k, digits]
    if not guess:
        return can
    for d in guess[1]:
        found = solve(place(can, d, guess[0]))
        if found:
            return found


def solveSudoku(board):
    can = dict.fromkeys("123456789", BOARD)
    for k in range(81):
        if board[k // 9][k % 9] != ".":
            can = place(can, board[k // 9][k % 9], 1 << k)
    for d, p in solve(can).items():
        for bit in bits(p):
            k = bit.bit_length() - 1
            board[k // 9][k % 9] = d
