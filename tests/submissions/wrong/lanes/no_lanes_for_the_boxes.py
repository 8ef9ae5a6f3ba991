LANES = 243
LOW = sum(1 << 5 * i for i in range(LANES))
TOP = LOW << 4


def lanes_of(k):
    r, c, d = k // 81, k // 9 % 9, k % 9
    return [9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d]


MEMBERS = [[k for k in range(729) if lane in lanes_of(k)] for lane in range(LANES)]
ONE = [sum(1 << 5 * lane for lane in lanes_of(k)) for k in range(729)]


def pick(alive, counts, todo, k):
    alive = alive.copy()
    for lane in lanes_of(k):
        for other in MEMBERS[lane]:
            if other in alive:
                alive.discard(other)
                counts -= ONE[other]
    return alive, counts, todo & ~ONE[k]


def solve(alive, counts, todo):
    if not todo:
        return []
    if todo & ~((counts + 15 * LOW) >> 4):
        return None
    for n in range(1, 10):
        few = todo & ~((counts + (15 - n) * LOW & TOP) >> 4)
        if few:
            break
    lane = (few & -few).bit_length() // 5
    for k in MEMBERS[lane]:
        if k in alive:
            rest = solve(*pick(alive, counts, todo, k))
            if rest is not None:
                return [k] + rest
    return None


def solveSudoku(board):
    state = set(range(729)), sum(ONE), LOW
    for cell in range(81):
        ch = board[cell // 9][cell % 9]
        if ch != ".":
            state = pick(*state, 9 * cell + int(ch) - 1)
    for k in solve(*state) or []:
        board[k // 81][k // 9 % 9] = str(k % 9 + 1)
