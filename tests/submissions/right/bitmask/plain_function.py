def solveSudoku(board):
    row = [0] * 9
    col = [0] * 9
    box = [0] * 9
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((r, c, r // 3 * 3 + c // 3))
            else:
                bit = 1 << (ord(board[r][c]) - ord("1"))
                row[r] |= bit
                col[c] |= bit
                box[r // 3 * 3 + c // 3] |= bit

    def search(k):
        if k == len(blanks):
            return True
        r, c, b = blanks[k]
        free = ~(row[r] | col[c] | box[b]) & 0b111111111
        while free:
            bit = free & -free
            free ^= bit
            row[r] |= bit
            col[c] |= bit
            box[b] |= bit
            if search(k + 1):
                board[r][c] = str(bit.bit_length())
                return True
            row[r] ^= bit
            col[c] ^= bit
            box[b] ^= bit
        return False

    search(0)
