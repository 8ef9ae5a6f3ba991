CELL = [sum(1 << 81 * d + i for d in range(9)) for i in range(81)]
UNIT = []
for k in range(9):
    for cells in (
        range(9 * k, 9 * k + 9),
        range(k, 81, 9),
        [k // 3 * 27 + k % 3 * 3 + i + j for i in (0, 9, 18) for j in range(3)],
    ):
        for d in range(9):
            UNIT.append(sum(1 << 81 * d + i for i in cells))
NEEDS = CELL + UNIT
KILL = []
for p in range(729):
    kill = 0
    for need in NEEDS:
        if need >> p & 1:
            kill |= need
    KILL.append(kill ^ 1 << p)


def settle(x, todo):
    """Apply every single in the needs `todo`; returns (x, needs that are open), x = 0 if stuck."""
    while True:
        still = []
        moved = False
        for need in todo:
            y = x & need
            if y & (y - 1):
                still.append(need)
            elif y:
                x &= ~KILL[y.bit_length() - 1]
                moved = True
            else:
                return 0, []
        if not moved:
            return x, still
        todo = still


def search(x, todo):
    x, todo = settle(x, todo)
    if not todo:
        return x
    y = min((x & need for need in todo), key=int.bit_count)
    while y:
        bit = y & -y
        y ^= bit
        found = search(x & ~KILL[bit.bit_length() - 1], todo)
        if found:
            return found
    return 0


def solveSudoku(board):
    x = (1 << 729) - 1
    for i in range(81):
        s = board[i // 9][i % 9]
        if s != '.':
            x &= ~KILL[81 * (int(s) - 1) + i]
    x = search(x, NEEDS)
    for i in range(81):
        for d in range(9):
            if x >> 81 * d + i & 1:
                board[i // 9][i % 9] = str(d + 1)
