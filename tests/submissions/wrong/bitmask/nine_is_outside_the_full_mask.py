FULL = 0b111111111


def solveSudoku(board):
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                bit = 1 << int(board[r][c])
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit

    def search(pos):
        if pos == 81:
            return True
        r, c = divmod(pos, 9)
        if board[r][c] != ".":
            return search(pos + 1)
        free = FULL & ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]) & ~1
        while free:
            bit = free & -free
            free ^= bit
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[r // 3 * 3 + c // 3] ^= bit
            board[r][c] = str(bit.bit_length() - 1)
            if search(pos + 1):
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[r // 3 * 3 + c // 3] ^= bit
        board[r][c] = "."
        return False

    search(0)
