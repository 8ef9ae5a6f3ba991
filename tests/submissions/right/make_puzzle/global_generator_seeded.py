import random

ROWS = [[9 * r + c for c in range(9)] for r in range(9)]
COLS = [[9 * r + c for r in range(9)] for c in range(9)]
BOXES = [[9 * (r + i) + c + j for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
PEERS = [set().union(*(u for u in ROWS + COLS + BOXES if cell in u)) - {cell} for cell in range(81)]


def search(cells, found, limit):
    empty = [(len(set("123456789") - {cells[p] for p in PEERS[i]}), i) for i in range(81) if cells[i] == "."]
    if not empty:
        found.append(cells[:])
        return
    _, cell = min(empty)
    digits = sorted(set("123456789") - {cells[p] for p in PEERS[cell]})
    random.shuffle(digits)
    for digit in digits:
        cells[cell] = digit
        search(cells, found, limit)
        if len(found) >= limit:
            break
    cells[cell] = "."


def makePuzzle(seed):
    random.seed(seed)
    found = []
    search(["."] * 81, found, 1)
    cells = found[0]
    order = list(range(81))
    random.shuffle(order)
    for cell in order:
        if sum(s != "." for s in cells) <= 30:
            break
        keep, cells[cell] = cells[cell], "."
        found = []
        search(cells[:], found, 2)
        if len(found) > 1:
            cells[cell] = keep
    return [cells[i : i + 9] for i in range(0, 81, 9)]
