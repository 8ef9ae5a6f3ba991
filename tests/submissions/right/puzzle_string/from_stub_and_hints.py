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


def solve_sudoku(puzzle: str) -> str:
    """Return the solved puzzle, or the words that say why there is no single answer."""
    if any(ch not in "123456789." for ch in puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    board = [list(puzzle[i:i + 9]) for i in range(0, 81, 9)]
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d == ".":
                continue
            for i in range(9):
                for j in range(9):
                    same = r == i or c == j or (r // 3 == i // 3 and c // 3 == j // 3)
                    if same and (i, j) != (r, c) and board[i][j] == d:
                        return "invalid layout"
    n = countSolutions(board, 2)
    if n == 0:
        return "unsolvable"
    if n > 1:
        return "multiple solutions"
    solveSudoku(board)
    return "".join("".join(row) for row in board)
