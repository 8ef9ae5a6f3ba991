"""
The 729 candidates as one number, and the 324 units (cells included) as masks of nine bits in it.
A unit with one bit left is a single. Only units that lost a bit since they were last seen are
looked at: `dirty` is a 324-bit number of them.
"""


def var(r, c, d):
    return (r * 9 + c) * 9 + d


UNIT = []
for r in range(9):
    for c in range(9):
        UNIT.append([var(r, c, d) for d in range(9)])
for r in range(9):
    for d in range(9):
        UNIT.append([var(r, c, d) for c in range(9)])
for c in range(9):
    for d in range(9):
        UNIT.append([var(r, c, d) for r in range(9)])
for b in range(9):
    for d in range(9):
        UNIT.append([var(b // 3 * 3 + k // 3, b % 3 * 3 + k % 3, d) for k in range(9)])

MASK = [sum(1 << v for v in unit) for unit in UNIT]
MEMBER_OF = [[] for _ in range(729)]
for u, unit in enumerate(UNIT):
    for v in unit:
        MEMBER_OF[v].append(u)
UNITS_BIT = [sum(1 << u for u in us) for us in MEMBER_OF]
KILLS = []
for us in MEMBER_OF:
    m = 0
    for u in us:
        m |= MASK[u]
    KILLS.append(m)
TOUCHED = []            # units that placing v may take something from
for v in range(729):
    t = 0
    for w in range(729):
        if KILLS[v] >> w & 1:
            t |= UNITS_BIT[w]
    TOUCHED.append(t & ~UNITS_BIT[v])


def propagate(x, left, dirty):
    """x: live candidates, left: unsettled units. Gives back (x, left) or None."""
    while True:
        dirty &= left
        if not dirty:
            return x, left
        u = dirty.bit_length() - 1
        dirty ^= 1 << u
        y = x & MASK[u]
        if not y:
            return None
        if not y & (y - 1):
            v = y.bit_length() - 1
            x = x & ~KILLS[v] | y
            left &= ~UNITS_BIT[v]
            dirty |= TOUCHED[v]


def search(x, left):
    if not left:
        return x
    best, size = None, 10
    todo = left
    while todo and size > 2:
        u = todo.bit_length() - 1
        todo ^= 1 << u
        y = x & MASK[u]
        n = y.bit_count()
        if n < size:
            best, size = y, n
    while best:
        low = best & -best
        best ^= low
        v = low.bit_length() - 1
        after = propagate(x & ~KILLS[v] | low, left & ~UNITS_BIT[v], TOUCHED[v])
        if after:
            found = search(*after)
            if found:
                return found
    return 0


def solveSudoku(board):
    x, left = (1 << 729) - 1, (1 << 324) - 1
    dirty = 0
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                v = var(r, c, int(board[r][c]) - 1)
                x = x & ~KILLS[v] | 1 << v
                left &= ~UNITS_BIT[v]
                dirty |= TOUCHED[v]
    start = propagate(x, left, dirty)
    if start:
        x = search(*start)
        for r in range(9):
            for c in range(9):
                cell = x >> var(r, c, 0) & 511
                if cell:
                    board[r][c] = str(cell.bit_length())
