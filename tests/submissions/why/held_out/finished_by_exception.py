class Done(Exception):
    pass


def solveSudoku(board):
    row_left = [set("123456789") for _ in range(9)]
    col_left = [set("123456789") for _ in range(9)]
    box_left = [set("123456789") for _ in range(9)]
    todo = []

    for r in range(9):
        for c in range(9):
            v = board[r][c]
            if v == ".":
                todo.append((r, c, r // 3 * 3 + c // 3))
            else:
                row_left[r].discard(v)
                col_left[c].discard(v)
                box_left[r // 3 * 3 + c // 3].discard(v)

    def visit(depth):
        if depth == len(todo):
            raise Done
        r, c, b = todo[depth]
        for v in sorted(row_left[r] & col_left[c] & box_left[b]):
            board[r][c] = v
            row_left[r].remove(v)
            col_left[c].remove(v)
            box_left[b].remove(v)
            visit(depth + 1)
            row_left[r].add(v)
            col_left[c].add(v)
            box_left[b].add(v)
            board[r][c] = "."

    try:
        visit(0)
    except Done:
        pass
