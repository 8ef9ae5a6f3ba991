# Functional style: every call works on its own dict, so no undo is needed.

def related(a, b):
    (r1, c1), (r2, c2) = a, b
    return r1 == r2 or c1 == c2 or (r1 // 3, c1 // 3) == (r2 // 3, c2 // 3)


ALL_CELLS = [(r, c) for r in range(9) for c in range(9)]
RELATED = {a: frozenset(b for b in ALL_CELLS if b != a and related(a, b)) for a in ALL_CELLS}


def place(cands, cell, digit):
    """The candidates of all other cells once `digit` is in `cell`, or None if one has none left."""
    out = {}
    near = RELATED[cell]
    for other, digits in cands.items():
        if other == cell:
            continue
        if other in near and digit in digits:
            digits = digits.replace(digit, "")
            if not digits:
                return None
        out[other] = digits
    return out


def search(cands):
    """Yield lists of (cell, digit) that complete the board."""
    if not cands:
        yield []
        return
    cell, digits = min(cands.items(), key=lambda item: len(item[1]))
    for digit in digits:
        after = place(cands, cell, digit)
        if after is not None:
            for rest in search(after):
                yield [(cell, digit)] + rest


def solveSudoku(board):
    cands = {}
    for r, c in ALL_CELLS:
        if board[r][c] == ".":
            taken = {board[y][x] for y, x in RELATED[r, c]}
            cands[r, c] = "".join(d for d in "123456789" if d not in taken)
    for (r, c), digit in next(search(cands), []):
        board[r][c] = digit
