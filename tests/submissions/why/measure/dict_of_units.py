from collections import defaultdict

DIGITS = set("123456789")


def keys(r, c):
    yield ("r", r)
    yield ("c", c)
    yield ("b", r // 3, c // 3)


def fits(seen, r, c, d):
    return all(d not in seen[key] for key in keys(r, c))


def put(board, seen, r, c, d):
    board[r][c] = d
    for key in keys(r, c):
        seen[key].add(d)


def take_back(board, seen, r, c):
    d = board[r][c]
    board[r][c] = "."
    for key in keys(r, c):
        seen[key].discard(d)


def next_blank(board):
    for r, line in enumerate(board):
        for c, cell in enumerate(line):
            if cell == ".":
                return r, c
    return None


def search(board, seen):
    blank = next_blank(board)
    if not blank:
        return True
    r, c = blank
    for d in sorted(DIGITS):
        if fits(seen, r, c, d):
            put(board, seen, r, c, d)
            if search(board, seen):
                return True
            take_back(board, seen, r, c)
    return False


def solveSudoku(board):
    seen = defaultdict(set)
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d in DIGITS:
                for key in keys(r, c):
                    seen[key].add(d)
    search(board, seen)
