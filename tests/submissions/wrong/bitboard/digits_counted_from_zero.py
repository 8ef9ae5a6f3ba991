ROWS = [0x1FF << 9 * r for r in range(9)]
COLS = [0x1008040201008040201 << c for c in range(9)]
BOXES = [0x1C0E07 << 27 * (b // 3) + 3 * (b % 3) for b in range(9)]


def around(cell):
    return ROWS[cell // 9] | COLS[cell % 9] | BOXES[cell // 27 * 3 + cell % 9 // 3]


def solveSudoku(board):
    planes = [(1 << 81) - 1] * 10
    gaps = []
    for cell in range(81):
        s = board[cell // 9][cell % 9]
        if s == ".":
            gaps.append(cell)
        else:
            planes[int(s)] &= ~around(cell)

    def solve(planes, gaps):
        if not gaps:
            return True
        cell = min(gaps, key=lambda g: sum(p >> g & 1 for p in planes[1:]))
        rest = [g for g in gaps if g != cell]
        for d, p in enumerate(planes[1:]):
            if p >> cell & 1:
                board[cell // 9][cell % 9] = str(d)
                if solve(planes[:d + 1] + [p & ~around(cell)] + planes[d + 2:], rest):
                    return True
        board[cell // 9][cell % 9] = "."
        return False

    solve(planes, gaps)
