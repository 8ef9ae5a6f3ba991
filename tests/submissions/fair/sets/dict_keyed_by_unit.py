def units_of(r, c):
    return f"row{r}", f"col{c}", f"box{r // 3}{c // 3}"


def solveSudoku(board):
    taken = {}
    for i in range(9):
        taken[f"row{i}"] = set()
        taken[f"col{i}"] = set()
        taken[f"box{i // 3}{i % 3}"] = set()

    open_cells = []
    for r in range(9):
        for c in range(9):
            digit = board[r][c]
            if digit == ".":
                open_cells.append((r, c))
                continue
            for name in units_of(r, c):
                taken[name].add(digit)

    def attempt(depth):
        if depth == len(open_cells):
            return True
        r, c = open_cells[depth]
        a, b, d = (taken[name] for name in units_of(r, c))
        for digit in "123456789":
            if digit in a or digit in b or digit in d:
                continue
            board[r][c] = digit
            a.add(digit)
            b.add(digit)
            d.add(digit)
            if attempt(depth + 1):
                return True
            a.remove(digit)
            b.remove(digit)
            d.remove(digit)
        board[r][c] = "."
        return False

    attempt(0)
