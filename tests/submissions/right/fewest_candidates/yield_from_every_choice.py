from itertools import product

ALL = frozenset("123456789")


def solveSudoku(board):
    def box(r, c):
        return 3 * (r // 3) + c // 3

    lines = [[set() for _ in range(9)] for _ in range(3)]
    for r, c in product(range(9), repeat=2):
        if board[r][c] in ALL:
            for family, index in enumerate((r, c, box(r, c))):
                lines[family][index].add(board[r][c])

    holes = [(r, c) for r, c in product(range(9), repeat=2) if board[r][c] == "."]

    def fits(cell):
        r, c = cell
        return ALL - lines[0][r] - lines[1][c] - lines[2][box(r, c)]

    def solutions():
        if not holes:
            yield True
            return
        n, digits = 0, None
        for k, cell in enumerate(holes):
            f = fits(cell)
            if digits is None or len(f) < len(digits):
                n, digits = k, f
                if len(f) < 2:
                    break
        r, c = holes.pop(n)
        mine = (lines[0][r], lines[1][c], lines[2][box(r, c)])
        for d in digits:
            board[r][c] = d
            for s in mine:
                s.add(d)
            yield from solutions()
            for s in mine:
                s.discard(d)
        board[r][c] = "."
        holes.insert(n, (r, c))

    next(solutions())
