#: verdict Runtime Error
import re


def solve_sudoku(puzzle):
    if not re.match(r"[1-9.]*$", puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    grid = list(puzzle)
    blanks = []
    for i, x in enumerate(grid):
        r, c = divmod(i, 9)
        b = r // 3 * 3 + c // 3
        if x == ".":
            blanks.append((i, r, c, b))
            continue
        bit = 1 << int(x)
        if rows[r] & bit or cols[c] & bit or boxes[b] & bit:
            return "invalid layout"
        rows[r] |= bit
        cols[c] |= bit
        boxes[b] |= bit

    found = []

    def search(k):
        if k == len(blanks):
            found.append("".join(grid))
            return
        i, r, c, b = blanks[k]
        used = rows[r] | cols[c] | boxes[b]
        for d in range(1, 10):
            bit = 1 << d
            if not used & bit:
                grid[i] = str(d)
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                search(k + 1)
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                if len(found) > 1:
                    return

    search(0)
    if len(found) == 1:
        return found[0]
    return "multiple solutions" if found else "unsolvable"
