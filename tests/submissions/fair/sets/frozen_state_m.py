"""No set is ever changed: each call gets three tuples of frozensets of its own."""


def replace(sets, i, d):
    return sets[:i] + (sets[i] | {d},) + sets[i + 1:]


def solve(blanks, rows, cols, boxes):
    if not blanks:
        return ()
    (r, c, b), rest = blanks[0], blanks[1:]
    for d in "123456789":
        if d in rows[r] or d in cols[c] or d in boxes[b]:
            continue
        answer = solve(rest, replace(rows, r, d), replace(cols, c, d), replace(boxes, b, d))
        if answer is not None:
            return ((r, c, d),) + answer
    return None


def solveSudoku(board):
    grid = {(r, c): board[r][c] for r in range(9) for c in range(9)}
    box = lambda r, c: r // 3 * 3 + c // 3
    given = {k: v for k, v in grid.items() if v != "."}
    rows = tuple(frozenset(v for (r, c), v in given.items() if r == i) for i in range(9))
    cols = tuple(frozenset(v for (r, c), v in given.items() if c == i) for i in range(9))
    boxes = tuple(frozenset(v for (r, c), v in given.items() if box(r, c) == i) for i in range(9))
    blanks = tuple((r, c, box(r, c)) for (r, c), v in grid.items() if v == ".")
    for r, c, d in solve(blanks, rows, cols, boxes):
        board[r][c] = d
