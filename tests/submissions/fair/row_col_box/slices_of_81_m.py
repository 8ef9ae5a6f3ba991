def solveSudoku(board):
    flat = sum(board, [])

    def clash(pos, v):
        r, c = pos // 9, pos % 9
        corner = r // 3 * 27 + c // 3 * 3
        return (
            v in flat[r * 9:r * 9 + 9]
            or v in flat[c::9]
            or v in flat[corner:corner + 3]
            or v in flat[corner + 9:corner + 12]
            or v in flat[corner + 18:corner + 21]
        )

    def go():
        if '.' not in flat:
            return True
        pos = flat.index('.')
        for v in '123456789':
            if not clash(pos, v):
                flat[pos] = v
                if go():
                    return True
        flat[pos] = '.'
        return False

    go()
    for r in range(9):
        board[r][:] = flat[r * 9:r * 9 + 9]
