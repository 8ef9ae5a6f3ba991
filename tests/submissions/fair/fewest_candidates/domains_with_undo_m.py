"""Forward checking: a set of digits per blank cell, and a note of what was taken away."""

CELLS = [(r, c) for r in range(9) for c in range(9)]
PEERS = {
    (r, c): [
        (y, x)
        for y, x in CELLS
        if (y, x) != (r, c) and (y == r or x == c or (y // 3 == r // 3 and x // 3 == c // 3))
    ]
    for r, c in CELLS
}


def solveSudoku(board):
    domains = {}
    for r, c in CELLS:
        if board[r][c] == ".":
            seen = {board[y][x] for y, x in PEERS[r, c]}
            domains[r, c] = {d for d in "123456789" if d not in seen}
    backtrack(board, domains)


def backtrack(board, domains):
    if not domains:
        return True
    cell = min(domains, key=lambda k: len(domains[k]))
    values = domains.pop(cell)
    r, c = cell
    for d in values:
        pruned = [p for p in PEERS[cell] if p in domains and d in domains[p]]
        for p in pruned:
            domains[p].remove(d)
        board[r][c] = d
        if all(domains[p] for p in pruned) and backtrack(board, domains):
            return True
        for p in pruned:
            domains[p].add(d)
    board[r][c] = "."
    domains[cell] = values
    return False
