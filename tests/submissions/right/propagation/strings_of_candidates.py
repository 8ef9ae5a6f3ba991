DIGITS = "123456789"
CELLS = [(r, c) for r in range(9) for c in range(9)]
UNITS = {}
for r, c in CELLS:
    row = [(r, k) for k in range(9)]
    col = [(k, c) for k in range(9)]
    box = [(i, j) for i, j in CELLS if i // 3 == r // 3 and j // 3 == c // 3]
    UNITS[r, c] = [row, col, box]
PEERS = {s: set(sum(UNITS[s], [])) - {s} for s in CELLS}


def assign(values, s, d):
    for other in values[s].replace(d, ""):
        if not eliminate(values, s, other):
            return False
    return True


def eliminate(values, s, d):
    if d not in values[s]:
        return True
    values[s] = values[s].replace(d, "")
    if values[s] == "":
        return False
    if len(values[s]) == 1:
        for p in PEERS[s]:
            if not eliminate(values, p, values[s]):
                return False
    for unit in UNITS[s]:
        places = [p for p in unit if d in values[p]]
        if not places:
            return False
        if len(places) == 1 and not assign(values, places[0], d):
            return False
    return True


def search(values):
    if all(len(values[s]) == 1 for s in CELLS):
        return values
    _, s = min((len(values[s]), s) for s in CELLS if len(values[s]) > 1)
    for d in values[s]:
        copy = values.copy()
        if assign(copy, s, d):
            found = search(copy)
            if found:
                return found
    return None


def solveSudoku(board):
    values = {s: DIGITS for s in CELLS}
    for r, c in CELLS:
        if board[r][c] != ".":
            assign(values, (r, c), board[r][c])
    answer = search(values)
    for r, c in CELLS:
        board[r][c] = answer[r, c]
