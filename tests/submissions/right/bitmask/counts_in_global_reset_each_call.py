steps = 0
used = []


def solveSudoku(board):
    global steps, used
    steps = 0
    used = [0] * 27
    blanks = []
    for i in range(81):
        r, c = divmod(i, 9)
        if board[r][c] == '.':
            blanks.append(i)
        else:
            toggle(i, 1 << int(board[r][c]))
    return search(board, blanks)


def toggle(i, bit):
    r, c = divmod(i, 9)
    used[r] ^= bit
    used[9 + c] ^= bit
    used[18 + r // 3 * 3 + c // 3] ^= bit


def search(board, blanks):
    global steps
    steps += 1
    if not blanks:
        return True

    def freedom(i):
        r, c = divmod(i, 9)
        return 9 - (used[r] | used[9 + c] | used[18 + r // 3 * 3 + c // 3]).bit_count()

    blanks.sort(key=freedom, reverse=True)
    i = blanks.pop()
    r, c = divmod(i, 9)
    taken = used[r] | used[9 + c] | used[18 + r // 3 * 3 + c // 3]
    for d in range(1, 10):
        if not taken & 1 << d:
            board[r][c] = str(d)
            toggle(i, 1 << d)
            if search(board, blanks[:]):
                return True
            toggle(i, 1 << d)
    board[r][c] = '.'
    return False
