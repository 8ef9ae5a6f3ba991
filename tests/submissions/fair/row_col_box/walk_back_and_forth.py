"""No recursion: walk forward over the blanks, and backward when a blank has run out of digits."""


def clash(board, r, c, d):
    for k in range(9):
        if d in (board[r][k], board[k][c]):
            return True
    top, left = r - r % 3, c - c % 3
    return any(
        board[top + dr][left + dc] == d for dr in (0, 1, 2) for dc in (0, 1, 2)
    )


def solveSudoku(board):
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                blanks.append((r, c))

    value = [0] * len(blanks)   # the digit now tried in each blank, 0 = not started
    k = 0
    while 0 <= k < len(blanks):
        r, c = blanks[k]
        board[r][c] = '.'
        d = value[k] + 1
        while d <= 9 and clash(board, r, c, str(d)):
            d += 1
        if d <= 9:
            value[k] = d
            board[r][c] = str(d)
            k += 1
        else:
            value[k] = 0
            k -= 1
