FULL = 0x1FF


def solveSudoku(board):
    cells = [(r, c, 3 * (r // 3) + c // 3) for r in range(9) for c in range(9)
             if board[r][c] == "."]
    rows, cols, boxes = [FULL] * 9, [FULL] * 9, [FULL] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                b = 1 << int(board[r][c]) - 1
                rows[r] -= b
                cols[c] -= b
                boxes[3 * (r // 3) + c // 3] -= b
    answer = place(cells, 0, tuple(rows), tuple(cols), tuple(boxes))
    for (r, c, _), b in zip(cells, answer):
        board[r][c] = str(b.bit_length())


def without(masks, i, b):
    changed = list(masks)
    changed[i] -= b
    return tuple(changed)


def place(cells, k, rows, cols, boxes):
    """Pure: new masks go down as arguments, a list of bits comes back (last first), or None."""
    if k == len(cells):
        return []
    r, c, x = cells[k]
    free = rows[r] & cols[c] & boxes[x]
    while free:
        b = free & -free
        rest = place(cells, k + 1, without(rows, r, b), without(cols, c, b), without(boxes, x, b))
        if rest is not None:
            return [b] + rest
        free -= b
    return None
