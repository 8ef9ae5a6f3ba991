def solveSudoku(board):
    # bits 0 to 8 for the digits 1 to 9
    masks = {"row": [0] * 9, "col": [0] * 9, "box": [0] * 9}
    holes = []

    def units(r, c):
        return ("row", r), ("col", c), ("box", r // 3 * 3 + c // 3)

    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                holes.append((r, c))
            else:
                for name, k in units(r, c):
                    masks[name][k] |= 1 << "123456789".index(board[r][c])

    def search(i):
        if i == len(holes):
            return True
        r, c = holes[i]
        used = 0
        for name, k in units(r, c):
            used |= masks[name][k]
        free = 511 ^ used
        while free:
            bit = free & -free
            free ^= bit
            for name, k in units(r, c):
                masks[name][k] |= bit
            board[r][c] = str(bit.bit_length() - 1)
            if search(i + 1):
                return True
            for name, k in units(r, c):
                masks[name][k] ^= bit
        board[r][c] = "."
        return False

    search(0)
