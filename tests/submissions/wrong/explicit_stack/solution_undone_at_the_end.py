def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    todo = [(0, "")]
    while todo:
        k, d = todo.pop()
        if d == "undo":
            r, c = blanks[k]
            board[r][c] = "."
            continue
        if d:
            r, c = blanks[k - 1]
            board[r][c] = d
        if k == len(blanks):
            continue
        r, c = blanks[k]
        used = set(board[r]) | {row[c] for row in board}
        for i in range(r // 3 * 3, r // 3 * 3 + 3):
            used.update(board[i][c // 3 * 3 : c // 3 * 3 + 3])
        for d in "123456789":
            if d not in used:
                todo.append((k, "undo"))
                todo.append((k + 1, d))
