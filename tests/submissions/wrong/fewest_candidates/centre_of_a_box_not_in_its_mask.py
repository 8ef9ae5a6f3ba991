#: example accepted
def solveSudoku(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    empty = []

    def flip(r, c, bit):
        rows[r] ^= bit
        cols[c] ^= bit
        if r % 3 == 1 and c % 3 == 1:
            return          # the middle of the box has its row and its column already
        boxes[r // 3 * 3 + c // 3] ^= bit

    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empty.append((r, c))
            else:
                flip(r, c, 1 << int(board[r][c]))

    def free(cell):
        r, c = cell
        return 1022 & ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3])

    def search():
        if not empty:
            return True
        best, fewest = 0, 10
        for k, cell in enumerate(empty):
            n = free(cell).bit_count()
            if n < fewest:
                best, fewest = k, n
                if n < 2:
                    break
        if fewest == 0:
            return False
        cell = empty.pop(best)
        r, c = cell
        options = free(cell)
        for d in range(1, 10):
            if options >> d & 1:
                flip(r, c, 1 << d)
                board[r][c] = str(d)
                if search():
                    return True
                flip(r, c, 1 << d)
        board[r][c] = "."
        empty.append(cell)
        return False

    search()
