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

    def solve() -> bool:
        best = None
        fewest = 10
        best_free = 0
        for r, c, b in empty:
            if board[r][c] != ".":
                continue
            free = ~(rows[r] | cols[c] | boxes[b]) & 0x1FF
            n = bin(free).count("1")
            if n < fewest:
                best, fewest, best_free = (r, c, b), n, free
        if best is None:
            return True
        r, c, b = best
        for d in range(9):
            bit = 1 << d
            if best_free & bit:
                board[r][c] = str(d + 1)
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                if solve():
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
        board[r][c] = "."
        return False

    solve()
