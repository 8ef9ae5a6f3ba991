def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    empty = []
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            b = r // 3 * 3 + c // 3
            if d == ".":
                empty.append((r, c, b))
            else:
                bit = 1 << (int(d) - 1)
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit

    # placed[k] = digit (0..8) that now stands in the k-th empty cell, -1 = none yet
    placed = [-1] * len(empty)
    k = 0
    while k < len(empty):
        r, c, b = empty[k]
        d = placed[k]
        if d >= 0:
            bit = 1 << d
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        used = rows[r] | cols[c] | boxes[b]
        d += 1
        while d < 9 and used & (1 << d):
            d += 1
        if d == 9:
            placed[k] = -1
            k -= 1
        else:
            placed[k] = d
            bit = 1 << d
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            k += 1
    for (r, c, b), d in zip(empty, placed):
        board[r][c] = str(d + 1)
