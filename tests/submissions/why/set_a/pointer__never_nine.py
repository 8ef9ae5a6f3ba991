#: cause digits
#: line 36 38
def can_place(board, r, c, n):
    # row
    if n in board[r]:
        return False
    # column
    for i in range(0, 9):
        if board[i][c] == n:
            return False
    # 3x3 box
    r0 = r - r % 3
    c0 = c - c % 3
    for i in range(r0, r0 + 3):
        for j in range(c0, c0 + 3):
            if board[i][j] == n:
                return False
    return True


def solveSudoku(board):
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append([r, c])

    pos = 0
    while pos < len(blanks):
        r, c = blanks[pos]
        if board[r][c] == ".":
            n = 1
        else:
            n = int(board[r][c]) + 1
        board[r][c] = "."
        while n < 9 and not can_place(board, r, c, str(n)):
            n += 1
        if n < 9:
            board[r][c] = str(n)
            pos += 1
        else:
            pos -= 1
