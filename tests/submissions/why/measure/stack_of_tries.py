"""An explicit stack of moves; each move knows which digits it has still to try."""

used = {}
moves = []


def unit_names(r, c):
    return ["row %d" % r, "col %d" % c, "box %d" % (3 * (r // 3) + c // 3)]


def set_up(board):
    used.clear()
    moves.clear()
    for kind in ("row", "col", "box"):
        for i in range(9):
            used["%s %d" % (kind, i)] = ""
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                for name in unit_names(r, c):
                    used[name] += board[r][c]


def options(r, c):
    taken = "".join(used[name] for name in unit_names(r, c))
    return [d for d in "123456789" if d not in taken]


def push_next_blank(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                moves.append([r, c, options(r, c)])
                return True
    return False


def lift(board, r, c):
    for name in unit_names(r, c):
        used[name] = used[name].replace(board[r][c], "")
    board[r][c] = "."


def solveSudoku(board):
    set_up(board)
    if not push_next_blank(board):
        return
    while moves:
        r, c, left = moves[-1]
        if board[r][c] != ".":
            lift(board, r, c)
        if not left:
            moves.pop()
            continue
        digit = left.pop(0)
        board[r][c] = digit
        for name in unit_names(r, c):
            used[name] += digit
        if not push_next_blank(board):
            return
