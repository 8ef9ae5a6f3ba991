"""Algorithm X on two dictionaries: constraint -> the moves that meet it, move -> its constraints."""


def constraints_of(r, c, d):
    return [
        ("some digit in", r, c),
        ("row", r, "has", d),
        ("column", c, "has", d),
        ("box", r // 3, c // 3, "has", d),
    ]


def choose(needs, moves, move):
    """Remove the four constraints that `move` meets, and all moves that compete for them."""
    removed = []
    for con in moves[move]:
        for rival in needs[con]:
            for other in moves[rival]:
                if other != con:
                    needs[other].discard(rival)
        removed.append(needs.pop(con))
    return removed


def unchoose(needs, moves, move, removed):
    for con in reversed(moves[move]):
        needs[con] = removed.pop()
        for rival in needs[con]:
            for other in moves[rival]:
                if other != con:
                    needs[other].add(rival)


def algorithm_x(needs, moves, chosen):
    if not needs:
        return True
    con = min(needs, key=lambda k: len(needs[k]))
    for move in list(needs[con]):
        chosen.append(move)
        removed = choose(needs, moves, move)
        if algorithm_x(needs, moves, chosen):
            return True
        unchoose(needs, moves, move, removed)
        chosen.pop()
    return False


def solveSudoku(board):
    moves = {
        (r, c, d): constraints_of(r, c, d)
        for r in range(9) for c in range(9) for d in "123456789"
    }
    needs = {}
    for move, cons in moves.items():
        for con in cons:
            needs.setdefault(con, set()).add(move)

    chosen = []
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                choose(needs, moves, (r, c, board[r][c]))
    if algorithm_x(needs, moves, chosen):
        for r, c, d in chosen:
            board[r][c] = d
