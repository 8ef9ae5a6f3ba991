SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, whatever its size, in place."""
    size = len(board)
    n = int(size ** 0.5)
    rows = [0] * size
    cols = [0] * size
    boxes = [0] * size
    empty = []
    for r in range(size):
        for c in range(size):
            d = board[r][c]
            b = r // n * n + c // n
            if d == ".":
                empty.append((r, c, b))
            else:
                bit = 1 << SYMBOLS.index(d)
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit

    def solve(k: int) -> bool:
        if k == len(empty):
            return True
        r, c, b = empty[k]
        free = ~(rows[r] | cols[c] | boxes[b]) & ((1 << size) - 1)
        for d in range(size):
            bit = 1 << d
            if free & bit:
                board[r][c] = SYMBOLS[d]
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
