#: cause copy
#: line 5
def solveSudoku(board):
    FULL = (1 << 9) - 1
    row_mask = col_mask = box_mask = [0] * 9
    todo = []

    for i in range(81):
        y, x = divmod(i, 9)
        if board[y][x] != '.':
            bit = 1 << (int(board[y][x]) - 1)
            row_mask[y] |= bit
            col_mask[x] |= bit
            box_mask[y // 3 * 3 + x // 3] |= bit
        else:
            todo.append((y, x))

    def options(y, x):
        used = row_mask[y] | col_mask[x] | box_mask[y // 3 * 3 + x // 3]
        return FULL & ~used

    def search():
        if not todo:
            return True
        # take the cell with the fewest options
        best = min(range(len(todo)), key=lambda i: bin(options(*todo[i])).count('1'))
        y, x = todo.pop(best)
        z = y // 3 * 3 + x // 3
        mask = options(y, x)
        while mask:
            bit = mask & -mask
            mask -= bit
            row_mask[y] ^= bit
            col_mask[x] ^= bit
            box_mask[z] ^= bit
            board[y][x] = str(bit.bit_length())
            if search():
                return True
            row_mask[y] ^= bit
            col_mask[x] ^= bit
            box_mask[z] ^= bit
        board[y][x] = '.'
        todo.insert(best, (y, x))
        return False

    search()
