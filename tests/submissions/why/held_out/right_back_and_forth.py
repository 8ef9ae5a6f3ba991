def solveSudoku(board):
    gaps = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    at = 0
    while at < len(gaps):
        r, c = gaps[at]
        start = 1 if board[r][c] == "." else int(board[r][c]) + 1
        board[r][c] = "."
        for n in map(str, range(start, 10)):
            row = board[r]
            column = [board[i][c] for i in range(9)]
            box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
            if n not in row + column + box:
                board[r][c] = n
                at += 1
                break
        else:
            at -= 1
