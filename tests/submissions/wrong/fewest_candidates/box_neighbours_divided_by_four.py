#: example accepted
NEAR = {}
for r in range(9):
    for c in range(9):
        NEAR[r, c] = set()
        for i in range(9):
            NEAR[r, c].add((r, i))
            NEAR[r, c].add((i, c))
            NEAR[r, c].add((r // 3 * 3 + i // 4, c // 3 * 3 + i % 3))
        NEAR[r, c].remove((r, c))


def solveSudoku(board):
    options = {}
    for (r, c), near in NEAR.items():
        if board[r][c] == ".":
            options[r, c] = set("123456789") - {board[i][j] for i, j in near}

    def search():
        if not options:
            return True
        cell = min(options, key=lambda x: len(options[x]))
        digits = options.pop(cell)
        r, c = cell
        for d in sorted(digits):
            changed = [x for x in NEAR[cell] if x in options and d in options[x]]
            for x in changed:
                options[x].remove(d)
            board[r][c] = d
            if search():
                return True
            for x in changed:
                options[x].add(d)
        board[r][c] = "."
        options[cell] = digits
        return False

    search()
