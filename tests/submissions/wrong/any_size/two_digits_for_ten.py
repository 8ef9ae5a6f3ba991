def symbol(value):
    """1 is '1', 9 is '9', 10 is 'A'."""
    return str(value)


def solveSudoku(board):
    size = len(board)
    side = 1
    while side * side < size:
        side += 1

    rows = [[False] * (size + 1) for _ in range(size)]
    cols = [[False] * (size + 1) for _ in range(size)]
    boxes = [[False] * (size + 1) for _ in range(size)]
    value_of = {symbol(v): v for v in range(1, size + 1)}
    blanks = []
    for r in range(size):
        for c in range(size):
            if board[r][c] == ".":
                blanks.append((r, c, r // side * side + c // side))
            else:
                v = int(board[r][c], 36)
                rows[r][v] = cols[c][v] = boxes[r // side * side + c // side][v] = True

    def search(k):
        if k == len(blanks):
            return True
        r, c, b = blanks[k]
        for v in range(1, size + 1):
            if rows[r][v] or cols[c][v] or boxes[b][v]:
                continue
            rows[r][v] = cols[c][v] = boxes[b][v] = True
            board[r][c] = symbol(v)
            if search(k + 1):
                return True
            rows[r][v] = cols[c][v] = boxes[b][v] = False
        board[r][c] = "."
        return False

    search(0)
