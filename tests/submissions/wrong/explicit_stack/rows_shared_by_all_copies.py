def options(board, r, c):
    seen = set(board[r]) | {board[i][c] for i in range(9)}
    seen |= {board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] for i in range(9)}
    return [d for d in "123456789" if d not in seen]


def solveSudoku(board):
    stack = [list(board)]
    while stack:
        now = stack.pop()
        empty = [(r, c) for r in range(9) for c in range(9) if now[r][c] == "."]
        if not empty:
            board[:] = now
            return
        r, c = empty[0]
        for d in options(now, r, c):
            copy = list(now)
            copy[r][c] = d
            stack.append(copy)
