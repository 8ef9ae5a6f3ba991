def solveSudoku(board):
    used_row = {i: set() for i in range(9)}
    used_col = {i: set() for i in range(9)}
    used_box = {(i, j): set() for i in range(3) for j in range(3)}
    blanks = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == ".":
                blanks.append((i, j))
            else:
                for group in (used_row[i], used_col[j], used_box[i // 3, j // 3]):
                    group.add(board[i][j])

    def go(k):
        if k == len(blanks):
            return True
        i, j = blanks[k]
        groups = (used_row[i], used_col[j], used_box[i // 3, j // 3])
        for d in sorted(set("123456789") - set.union(*groups)):
            for group in groups:
                group.add(d)
            board[i][j] = d
            if go(k + 1):
                return True
        for group in groups:
            group.discard(board[i][j])
        board[i][j] = "."
        return False

    go(0)
