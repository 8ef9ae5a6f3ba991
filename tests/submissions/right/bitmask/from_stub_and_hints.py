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

    def solve(k: int) -> bool:
        if k == len(empty):
            return True
        r, c, b = empty[k]
        free = ~(rows[r] | cols[c] | boxes[b]) & 0x1FF
        for d in range(9):
            bit = 1 << d
            if free & bit:
                board[r][c] = str(d + 1)
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                if solve(k + 1):
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
        board[r][c] = "."
        return False

    solve(0)
