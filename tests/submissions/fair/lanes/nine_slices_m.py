# The lanes stand upright: slice s of 324 bits holds candidate s of every lane, and the nine
# slices lie one behind the other in a single integer. Counting is once/twice over the slices.

N = 324
SLICE = (1 << N) - 1
ALL = (1 << 9 * N) - 1


def bits_of(r, c, d):
    b, i = r // 3 * 3 + c // 3, r % 3 * 3 + c % 3
    return [
        (9 * r + c, d),
        (81 + 9 * r + d, c),
        (162 + 9 * c + d, r),
        (243 + 9 * b + d, i),
    ]


place_of = {}
members = [[] for _ in range(N)]
copies = {}
for r in range(9):
    for c in range(9):
        for d in range(9):
            copies[r, c, d] = 0
            for lane, s in bits_of(r, c, d):
                place_of[lane + N * s] = (r, c, d)
                members[lane].append((r, c, d))
                copies[r, c, d] |= 1 << lane + N * s

allow = {}
for cand in copies:
    rivals = {other for lane, _ in bits_of(*cand) for other in members[lane]} - {cand}
    mask = ALL
    for other in rivals:
        mask &= ~copies[other]
    lanes = sum(1 << lane for lane, _ in bits_of(*cand))
    allow[cand] = mask, SLICE & ~lanes


def count(state):
    one = two = three = 0
    for shift in range(0, 9 * N, N):
        s = state >> shift & SLICE
        three |= two & s
        two |= one & s
        one |= s
    return one, two, three


def first_in_lane(state, lane):
    for s in range(9):
        if state >> lane + N * s & 1:
            return s
    return None


def solve(state, open_):
    while open_:
        one, two, three = count(state)
        if one != SLICE:
            return 0
        singles = open_ & ~two
        if not singles:
            break
        while singles:
            lane = singles.bit_length() - 1
            s = first_in_lane(state, lane)
            if s is None:
                return 0
            mask, closed = allow[place_of[lane + N * s]]
            state &= mask
            open_ &= closed
            singles &= closed
    else:
        # a cell's lane may be closed and empty after two singles that contradict each other
        return state if count(state)[0] == SLICE else 0
    few = open_ & two & ~three or open_
    lane = few.bit_length() - 1
    for s in range(9):
        if state >> lane + N * s & 1:
            mask, closed = allow[place_of[lane + N * s]]
            answer = solve(state & mask, open_ & closed)
            if answer:
                return answer
    return 0


def solveSudoku(board):
    state, open_ = ALL, SLICE
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                mask, closed = allow[r, c, int(board[r][c]) - 1]
                state &= mask
                open_ &= closed
    state = solve(state, open_)
    for r in range(9):
        for c in range(9):
            board[r][c] = str(first_in_lane(state, 9 * r + c) + 1)
