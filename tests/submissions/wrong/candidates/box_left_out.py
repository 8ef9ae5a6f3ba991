def solveSudoku(board):
    empty = [(r, c) for r, row in enumerate(board) for c, x in enumerate(row) if x == "."]

    def candidates(r, c):
        taken = set(board[r])
        taken.update(row[c] for row in board)
        return iter(sorted(set("123456789") - taken))

    if not empty:
        return
    stack = [candidates(*empty[0])]
    while stack:
        r, c = empty[len(stack) - 1]
        board[r][c] = "."
        digit = next(stack[-1], None)
        if digit is None:
            stack.pop()
            continue
        board[r][c] = digit
        if len(stack) == len(empty):
            return
        stack.append(candidates(*empty[len(stack)]))
