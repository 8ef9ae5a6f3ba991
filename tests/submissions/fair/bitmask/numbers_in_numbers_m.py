# All 27 masks live in one big integer, nine bits each.

def solveSudoku(board):
    state = 0
    blanks = []
    for r in range(9):
        for c in range(9):
            shifts = (9 * r, 81 + 9 * c, 162 + 9 * (r // 3 * 3 + c // 3))
            if board[r][c] == '.':
                blanks.append((r, c) + shifts)
            else:
                v = int(board[r][c]) - 1
                for s in shifts:
                    state |= 1 << s + v

    def walk(k, state):
        if k == len(blanks):
            return True
        r, c, a, b, x = blanks[k]
        used = (state >> a | state >> b | state >> x) & 511
        v = 0
        while v < 9:
            if not used >> v & 1:
                if walk(k + 1, state | 1 << a + v | 1 << b + v | 1 << x + v):
                    board[r][c] = str(v + 1)
                    return True
            v += 1
        return False

    walk(0, state)
