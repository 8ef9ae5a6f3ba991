def solveNQueens(n):
    full = (1 << n) - 1
    boards = []

    def go(row, lines, cols, left, right):
        if row == n:
            boards.append(lines)
            return
        for c in range(n):
            bit = 1 << c
            if bit & (cols | left | right):
                continue
            line = "." * c + "Q" + "." * (n - 1 - c)
            go(row + 1, lines + [line], cols | bit, (left | bit) << 1 & full, right | bit >> 1)

    go(0, [], 0, 0, 0)
    return boards
