"""DIGITS[used] lists the (bit, character) pairs that `used` leaves. 512 short tuples, made once."""

DIGITS = [
    tuple((1 << d, str(d + 1)) for d in range(9) if not used >> d & 1)
    for used in range(512)
]


def solveSudoku(board):
    rows, cols, boxes, blanks = [0] * 9, [0] * 9, [0] * 9, []
    for r, row in enumerate(board):
        for c, ch in enumerate(row):
            b = r // 3 * 3 + c // 3
            if ch == ".":
                blanks.append((r, c, b))
            else:
                bit = 1 << int(ch) - 1
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit

    def fill(i):
        if i == len(blanks):
            return True
        r, c, b = blanks[i]
        row, col, box = rows[r], cols[c], boxes[b]
        for bit, ch in DIGITS[row | col | box]:
            rows[r] = row | bit
            cols[c] = col | bit
            boxes[b] = box | bit
            if fill(i + 1):
                board[r][c] = ch
                return True
        rows[r], cols[c], boxes[b] = row, col, box
        return False

    fill(0)
