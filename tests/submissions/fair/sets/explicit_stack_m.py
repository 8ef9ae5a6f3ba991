from itertools import product

DIGITS = frozenset("123456789")


def solveSudoku(board):
    units = {}
    for r, c in product(range(9), repeat=2):
        for unit in (("r", r), ("c", c), ("b", r // 3, c // 3)):
            units.setdefault(unit, set())
            if board[r][c] != ".":
                units[unit].add(board[r][c])

    open_cells = [
        (board[r], c, (units["r", r], units["c", c], units["b", r // 3, c // 3]))
        for r, c in product(range(9), repeat=2)
        if board[r][c] == "."
    ]
    left = [None] * len(open_cells)  # the digits that a cell has still to try
    depth, forward = 0, True
    while 0 <= depth < len(open_cells):
        line, c, seen = open_cells[depth]
        if forward:
            left[depth] = sorted(DIGITS.difference(*seen), reverse=True)
        else:
            for s in seen:
                s.remove(line[c])
            line[c] = "."
        if left[depth]:
            line[c] = left[depth].pop()
            for s in seen:
                s.add(line[c])
            depth, forward = depth + 1, True
        else:
            depth, forward = depth - 1, False
