def solveSudoku(board):
    empty = []
    for x in range(9):
        for y in range(9):
            if board[x][y] == '.':
                empty.append([x, y])
    done = False

    def canPut(x, y, s):
        if s in board[x]:
            return False
        for other in range(9):
            if board[other][y] == s:
                return False
        corner_x = (x // 3) * 3
        corner_y = (y // 3) * 3
        for i in range(corner_x, corner_x + 3):
            for j in range(corner_y, corner_y + 3):
                if board[i][j] == s:
                    return False
        return True

    def rec(pos):
        nonlocal done
        if pos == len(empty):
            done = True
            return
        x, y = empty[pos]
        for n in range(1, 10):
            s = str(n)
            if not canPut(x, y, s):
                continue
            board[x][y] = s
            rec(pos + 1)
            if done:            # keep the digits, just leave
                return
            board[x][y] = '.'

    rec(0)
