def solveSudoku(board):
    digits = set(range(1, 10))
    row_free = [digits.copy() for _ in range(9)]
    col_free = [digits.copy() for _ in range(9)]
    box_free = [[digits.copy() for _ in range(3)] for _ in range(3)]
    todo = []
    for i, row in enumerate(board):
        for j, x in enumerate(row):
            if x == ".":
                todo.append((i, j))
            else:
                row_free[i].remove(int(x))
                col_free[j].remove(int(x))
                box_free[i // 3][j // 3].remove(int(x))

    def solve(n):
        if n == len(todo):
            return True
        i, j = todo[n]
        row, col, box = row_free[i], col_free[j], box_free[i // 3][j // 3]
        free = row
        free &= col
        free &= box
        for d in list(free):
            row.remove(d)
            col.remove(d)
            box.remove(d)
            board[i][j] = str(d)
            if solve(n + 1):
                return True
            row.add(d)
            col.add(d)
            box.add(d)
        board[i][j] = "."
        return False

    solve(0)
