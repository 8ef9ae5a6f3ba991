import random


def count_and_fill(board: list[list[str]], limit: int, rng=None):
    """Count the solutions up to limit, with the fewest candidates first.

    With rng: fill the board with one random solution and leave it there."""
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    empty = []
    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            if board[r][c] == ".":
                empty.append((r, c, b))
            else:
                bit = 1 << (int(board[r][c]) - 1)
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
    found = 0

    def search() -> bool:
        nonlocal found
        best = None
        fewest = 10
        for r, c, b in empty:
            if board[r][c] != ".":
                continue
            free = ~(rows[r] | cols[c] | boxes[b]) & 0x1FF
            n = bin(free).count("1")
            if n < fewest:
                best, fewest, best_free = (r, c, b), n, free
        if best is None:
            found += 1
            return found == limit
        r, c, b = best
        digits = [d for d in range(9) if best_free >> d & 1]
        if rng:
            rng.shuffle(digits)
        for d in digits:
            bit = 1 << d
            board[r][c] = str(d + 1)
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            done = search()
            if done and rng:
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            board[r][c] = "."
            if done:
                return True
        return False

    search()
    return found


def makePuzzle(seed: int) -> list[list[str]]:
    """Return a puzzle with one solution and at most 32 givens, by its seed."""
    rng = random.Random(seed)
    board = [["."] * 9 for _ in range(9)]
    count_and_fill(board, 1, rng)
    cells = [(r, c) for r in range(9) for c in range(9)]
    rng.shuffle(cells)
    givens = 81
    for r, c in cells:
        if givens == 32:
            break
        d = board[r][c]
        board[r][c] = "."
        if count_and_fill(board, 2) == 1:
            givens -= 1
        else:
            board[r][c] = d
    return board
