# takes two opposite cells at a time, so that the puzzle looks the same upside down
from random import Random


def solve(masks, board, todo, limit):
    if not todo:
        return 1
    rows, cols, boxes = masks
    best, free_best = None, 0
    for cell in todo:
        r, c, b = cell
        free = 511 & ~(rows[r] | cols[c] | boxes[b])
        if best is None or free.bit_count() < free_best.bit_count():
            best, free_best = cell, free
            if free.bit_count() < 2:
                break
    r, c, b = best
    todo.remove(best)
    total = 0
    while free_best and total < limit:
        bit = free_best & -free_best
        free_best ^= bit
        rows[r] |= bit
        cols[c] |= bit
        boxes[b] |= bit
        board[r][c] = str(bit.bit_length())
        total += solve(masks, board, todo, limit - total)
        if limit == 1 and total:
            return 1
        rows[r] ^= bit
        cols[c] ^= bit
        boxes[b] ^= bit
        board[r][c] = "."
    todo.append(best)
    return total


def state(board):
    rows, cols, boxes, todo = [0] * 9, [0] * 9, [0] * 9, []
    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            if board[r][c] == ".":
                todo.append((r, c, b))
            else:
                bit = 1 << int(board[r][c]) - 1
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
    return (rows, cols, boxes), todo


def unique(board):
    masks, todo = state(board)
    return solve(masks, [row[:] for row in board], todo, 2) == 1


def makePuzzle(seed):
    for attempt in range(1000):
        random = Random(seed * 1000 + attempt)
        board = [["."] * 9 for _ in range(9)]
        for start in (0, 3, 6):
            digits = random.sample("123456789", 9)
            for k in range(9):
                board[start + k // 3][start + k % 3] = digits[k]
        masks, todo = state(board)
        random.shuffle(todo)
        solve(masks, board, todo, 1)
        for cell in random.sample(range(41), 41):
            r, c = divmod(cell, 9)
            pair = (r, c), (8 - r, 8 - c)
            old = [board[i][j] for i, j in pair]
            for i, j in pair:
                board[i][j] = "."
            if not unique(board):
                for (i, j), digit in zip(pair, old):
                    board[i][j] = digit
        if sum(row.count(".") for row in board) >= 49:
            return board
