def solveSudoku(board):
    row = [0b111111111] * 9     # 1 = still free
    col = [0b111111111] * 9
    box = [0b111111111] * 9
    todo = []
    for i in range(81):
        r, c = divmod(i, 9)
        if board[r][c] == '.':
            todo.append((r, c, r // 3 * 3 + c // 3))
        else:
            bit = 1 << (ord(board[r][c]) - ord('1'))
            row[r] ^= bit
            col[c] ^= bit
            box[r // 3 * 3 + c // 3] ^= bit

    if not todo:
        return

    n = len(todo)
    left = [0] * n       # what each level has not tried yet
    taken = [0] * n      # the bit which stands there now, 0 if none
    level = 0
    r, c, b = todo[0]
    left[0] = row[r] & col[c] & box[b]
    while True:
        r, c, b = todo[level]
        if taken[level]:
            row[r] |= taken[level]
            col[c] |= taken[level]
            box[b] |= taken[level]
            taken[level] = 0
        if not left[level]:
            level -= 1
            if level < 0:
                return
            continue
        bit = left[level] & -left[level]
        left[level] ^= bit
        taken[level] = bit
        row[r] ^= bit
        col[c] ^= bit
        box[b] ^= bit
        level += 1
        if level == n:
            break
        r, c, b = todo[level]
        left[level] = row[r] & col[c] & box[b]

    for (r, c, _), bit in zip(todo, taken):
        board[r][c] = str(bit.bit_length())
