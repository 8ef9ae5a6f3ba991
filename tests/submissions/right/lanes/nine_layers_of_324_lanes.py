"""The lanes are laid the other way: layer p holds the p-th candidate of all 324 lanes.

Counting nine layers with three accumulators counts all the lanes at once, and nothing can borrow.
"""

ALL = (1 << 324) - 1


def seats(r, c, d):
    return ((d, 9 * r + c), (c, 81 + 9 * r + d), (r, 162 + 9 * c + d),
            (3 * (r % 3) + c % 3, 243 + 9 * (3 * (r // 3) + c // 3) + d))


WHO = {}
for r in range(9):
    for c in range(9):
        for d in range(9):
            for layer, lane in seats(r, c, d):
                WHO[layer, lane] = (r, c, d)


def tables(name):
    out = [0] * 9
    lanes = 0
    for _, lane in seats(*name):
        lanes |= 1 << lane
        for layer in range(9):
            for l2, lane2 in seats(*WHO[layer, lane]):
                out[l2] |= 1 << lane2
    return [~m for m in out], lanes


TABLES = {name: tables(name) for name in set(WHO.values())}


def place(layers, lanes, name):
    keep, mine = TABLES[name]
    return [a & b for a, b in zip(layers, keep)], lanes & ~mine


def solve(layers, lanes):
    trail = []
    while lanes:
        one = two = three = 0
        for layer in layers:
            three |= two & layer
            two |= one & layer
            one |= layer
        if lanes & ~one:
            return None
        choice = lanes & ~two or lanes & ~three or lanes
        lane = (choice & -choice).bit_length() - 1
        names = [WHO[p, lane] for p in range(9) if layers[p] >> lane & 1]
        if len(names) == 1:
            trail += names
            layers, lanes = place(layers, lanes, names[0])
            continue
        for name in names:
            rest = solve(*place(layers, lanes, name))
            if rest is not None:
                return trail + [name] + rest
        return None
    return trail


def solveSudoku(board):
    state = [ALL] * 9, ALL
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                state = place(*state, (r, c, int(board[r][c]) - 1))
    for r, c, d in solve(*state):
        board[r][c] = str(d + 1)
