#: cause strict
#: line 35 36
# no recursion: walk over the empty squares, forwards and backwards

def ok(board, r, c, ch):
    if ch in board[r]:
        return False
    if ch in [board[i][c] for i in range(9)]:
        return False
    r0 = r // 3 * 3
    c0 = c // 3 * 3
    for i in range(r0, r0 + 3):
        if ch in board[i][c0:c0 + 3]:
            return False
    return True


def solveSudoku(board):
    empties = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empties.append((r, c))

    k = 0
    while k < len(empties):
        r, c = empties[k]
        if board[r][c] == ".":
            start = 1
        else:
            start = int(board[r][c]) + 1   # continue after the last one
        board[r][c] = "."
        placed = False
        for n in range(start, 10):
            board[r][c] = str(n)
            if ok(board, r, c, str(n)):
                placed = True
                break
            board[r][c] = "."
        if placed:
            k += 1
        else:
            k -= 1
