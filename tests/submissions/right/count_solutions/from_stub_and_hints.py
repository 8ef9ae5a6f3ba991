def countSolutions(board: list[list[str]], limit: int) -> int:
    """Return how many solutions the board has, at most `limit`."""
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

    found = 0

    def search(k: int) -> None:
        nonlocal found
        if k == len(empty):
            found += 1
            return
        r, c, b = empty[k]
        free = ~(rows[r] | cols[c] | boxes[b]) & 0x1FF
        for d in range(9):
            bit = 1 << d
            if free & bit:
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                search(k + 1)
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                if found == limit:
                    return

    search(0)
    return found
