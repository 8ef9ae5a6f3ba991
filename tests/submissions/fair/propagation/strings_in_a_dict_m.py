from itertools import product

DIGITS = "123456789"
GRID = list(product(range(9), range(9)))
UNITS = (
    [[(r, c) for c in range(9)] for r in range(9)]
    + [[(r, c) for r in range(9)] for c in range(9)]
    + [list(product(range(r, r + 3), range(c, c + 3))) for r in (0, 3, 6) for c in (0, 3, 6)]
)
UNITS_OF = {s: [u for u in UNITS if s in u] for s in GRID}
PEERS_OF = {s: set().union(*UNITS_OF[s]) - {s} for s in GRID}


class Contradiction(Exception):
    pass


def strike(state, s, d):
    """Take d away from s; then follow both kinds of singles."""
    if d not in state[s]:
        return
    state[s] = state[s].replace(d, "")
    if not state[s]:
        raise Contradiction
    if len(state[s]) == 1:
        for p in PEERS_OF[s]:
            strike(state, p, state[s])
    for unit in UNITS_OF[s]:
        homes = [p for p in unit if d in state[p]]
        if not homes:
            raise Contradiction
        if len(homes) == 1:
            settle(state, homes[0], d)


def settle(state, s, d):
    if d not in state[s]:
        raise Contradiction
    for other in state[s].replace(d, ""):
        strike(state, s, other)


def search(state):
    undecided = [s for s in GRID if len(state[s]) > 1]
    if not undecided:
        return state
    s = min(undecided, key=lambda q: len(state[q]))
    for d in state[s]:
        trial = dict(state)
        try:
            settle(trial, s, d)
            return search(trial)
        except Contradiction:
            continue
    raise Contradiction


def solveSudoku(board):
    state = {s: DIGITS for s in GRID}
    for r, c in GRID:
        if board[r][c] != ".":
            settle(state, (r, c), board[r][c])
    for (r, c), d in search(state).items():
        board[r][c] = d
