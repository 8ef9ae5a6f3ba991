#: example accepted
PEERS = [{q for q in range(81) if q // 9 == p // 9 or q % 9 == p % 9 or
          (q // 27 == p // 27 and q % 9 // 3 == p % 9 // 3)} - {p} for p in range(81)]
LINES = [range(9 * k, 9 * k + 9) for k in range(9)] + [range(k, 81, 9) for k in range(9)]


def options(cells):
    return {p: set("123456789") - {cells[q] for q in PEERS[p]} for p in range(81) if cells[p] == "."}


def fill(cells):
    while True:
        notes = options(cells)
        forced = {p: min(s) for p, s in notes.items() if len(s) == 1}
        for line in LINES:
            for d in "123456789":
                spots = [p for p in line if d in notes.get(p, "")]
                if len(spots) == 1:
                    forced[spots[0]] = d
        if any(not s for s in notes.values()):
            return None
        if not forced:
            return notes
        for p, d in forced.items():
            cells[p] = d


def solve(cells):
    notes = fill(cells)
    if notes is None:
        return None
    if not notes:
        return cells
    p = min(notes, key=lambda p: len(notes[p]))
    for d in sorted(notes[p]):
        trial = list(cells)
        trial[p] = d
        done = solve(trial)
        if done:
            return done
    return None


def solveSudoku(board):
    done = solve([x for row in board for x in row])
    if done:
        for r in range(9):
            board[r][:] = done[9 * r:9 * r + 9]
