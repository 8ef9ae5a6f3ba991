# Cells are named "A1" to "I9" as in newspapers.
ROWS, COLS = "ABCDEFGHI", "123456789"
CELLS = [r + c for r in ROWS for c in COLS]


def _peers(name):
    r, c = name
    block_rows = next(b for b in ("ABC", "DEF", "GHI") if r in b)
    block_cols = next(b for b in ("123", "456", "789") if c in b)
    related = [r + x for x in COLS] + [y + c for y in ROWS]
    related += [y + x for y in block_rows for x in block_cols]
    return sorted(set(related) - {name})


PEERS = {name: _peers(name) for name in CELLS}


def search(values, unknown):
    if not unknown:
        return True
    name, rest = unknown[0], unknown[1:]
    around = {values[p] for p in PEERS[name]}
    for digit in COLS:
        if digit not in around:
            values[name] = digit
            if search(values, rest):
                return True
    values[name] = "."
    return False


def solveSudoku(board):
    values = dict(zip(CELLS, (ch for row in board for ch in row)))
    search(values, [name for name in CELLS if values[name] == "."])
    for i, name in enumerate(CELLS):
        board[i // 9][i % 9] = values[name]
