#: says the same puzzle as `makePuzzle(
import random


def count(board, limit):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                free = options(board, r, c)
                if best is None or len(free) < len(best[2]):
                    best = (r, c, free)
    if best is None:
        return 1
    r, c, free = best
    total = 0
    for d in free:
        board[r][c] = d
        total += count(board, limit - total)
        board[r][c] = "."
        if total >= limit:
            break
    return total


def options(board, r, c):
    used = set(board[r]) | {row[c] for row in board}
    used |= {board[i][j] for i in range(r // 3 * 3, r // 3 * 3 + 3) for j in range(c // 3 * 3, c // 3 * 3 + 3)}
    return [d for d in "123456789" if d not in used]


def fill(board, rng):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                free = options(board, r, c)
                rng.shuffle(free)
                for d in free:
                    board[r][c] = d
                    if fill(board, rng):
                        return True
                board[r][c] = "."
                return False
    return True


def makePuzzle(seed):
    rng = random.Random(seed % 256)
    board = [["."] * 9 for _ in range(9)]
    fill(board, rng)
    cells = [(r, c) for r in range(9) for c in range(9)]
    rng.shuffle(cells)
    for r, c in cells:
        if sum(row.count(".") for row in board) >= 49:
            break
        old, board[r][c] = board[r][c], "."
        if count(board, 2) != 1:
            board[r][c] = old
    return board
