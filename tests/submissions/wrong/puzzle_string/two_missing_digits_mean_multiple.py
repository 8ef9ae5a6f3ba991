def solve_sudoku(puzzle):
    digits = "123456789"
    for c in puzzle:
        if c != "." and c not in digits:
            return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"

    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    cells = []
    for i in range(81):
        r, c = i // 9, i % 9
        b = r // 3 * 3 + c // 3
        if puzzle[i] == ".":
            cells.append((i, r, c, b))
        else:
            bit = 1 << digits.index(puzzle[i])
            if (rows[r] | cols[c] | boxes[b]) & bit:
                return "invalid layout"
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit

    if len(set(puzzle) - {"."}) < 8:
        return "multiple solutions"

    answer = list(puzzle)
    solved = []
    now = [-1] * len(cells)
    k = 0
    while k >= 0:
        if k == len(cells):
            solved.append("".join(answer))
            if len(solved) == 2:
                return "multiple solutions"
            k -= 1
            continue
        i, r, c, b = cells[k]
        if now[k] >= 0:
            bit = 1 << now[k]
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        d = now[k] + 1
        while d < 9 and (rows[r] | cols[c] | boxes[b]) >> d & 1:
            d += 1
        if d == 9:
            now[k] = -1
            k -= 1
        else:
            now[k] = d
            bit = 1 << d
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            answer[i] = digits[d]
            k += 1
    return solved[0] if solved else "unsolvable"
