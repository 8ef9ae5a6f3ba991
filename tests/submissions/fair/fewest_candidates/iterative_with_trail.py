from typing import List


def solveSudoku(board: List[List[str]]) -> None:
    full = (1 << 9) - 1
    rows = [full] * 9
    cols = [full] * 9
    boxes = [full] * 9
    open_cells = []

    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            if board[r][c] == ".":
                open_cells.append((r, c, b))
            else:
                bit = 1 << int(board[r][c]) - 1
                rows[r] &= ~bit
                cols[c] &= ~bit
                boxes[b] &= ~bit

    def pick():
        """Take the cell with the fewest digits left out of open_cells."""
        counts = [(rows[r] & cols[c] & boxes[b]).bit_count() for r, c, b in open_cells]
        best = counts.index(min(counts))
        cell = open_cells.pop(best)
        r, c, b = cell
        return [cell, rows[r] & cols[c] & boxes[b], 0]

    trail = []                  # [cell, bits not tried yet, bit placed]
    if open_cells:
        trail.append(pick())
    while trail:
        frame = trail[-1]
        (r, c, b), untried, placed = frame
        if placed:
            rows[r] |= placed
            cols[c] |= placed
            boxes[b] |= placed
        if not untried:
            open_cells.append(trail.pop()[0])
            continue
        bit = untried & -untried
        frame[1] = untried ^ bit
        frame[2] = bit
        rows[r] ^= bit
        cols[c] ^= bit
        boxes[b] ^= bit
        board[r][c] = str(bit.bit_length())
        if not open_cells:
            return
        trail.append(pick())
