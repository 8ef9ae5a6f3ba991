#: says the first call
#: example accepted
rows = [0] * 9
cols = [0] * 9
boxes = [0] * 9


def solveSudoku(board):
    spaces = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == ".":
                spaces.append((i, j))
            else:
                flip(i, j, int(board[i][j]) - 1)
    dfs(board, spaces, 0)


def flip(i, j, digit):
    rows[i] ^= 1 << digit
    cols[j] ^= 1 << digit
    boxes[i // 3 * 3 + j // 3] ^= 1 << digit


def dfs(board, spaces, pos):
    if pos == len(spaces):
        return True
    i, j = spaces[pos]
    mask = ~(rows[i] | cols[j] | boxes[i // 3 * 3 + j // 3]) & 0x1FF
    while mask:
        digit = (mask & -mask).bit_length() - 1
        flip(i, j, digit)
        board[i][j] = str(digit + 1)
        if dfs(board, spaces, pos + 1):
            return True
        flip(i, j, digit)
        mask &= mask - 1
    board[i][j] = "."
    return False
