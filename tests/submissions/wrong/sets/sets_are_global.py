rows = [set() for _ in range(9)]
cols = [set() for _ in range(9)]
boxes = [set() for _ in range(9)]


def solveSudoku(board):
    empty = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == ".":
                empty.append((i, j))
            else:
                rows[i].add(board[i][j])
                cols[j].add(board[i][j])
                boxes[i // 3 * 3 + j // 3].add(board[i][j])
    solve(board, empty, 0)


def solve(board, empty, n):
    if n == len(empty):
        return True
    i, j = empty[n]
    k = i // 3 * 3 + j // 3
    for d in "123456789":
        if d in rows[i] or d in cols[j] or d in boxes[k]:
            continue
        board[i][j] = d
        rows[i].add(d)
        cols[j].add(d)
        boxes[k].add(d)
        if solve(board, empty, n + 1):
            return True
        board[i][j] = "."
        rows[i].remove(d)
        cols[j].remove(d)
        boxes[k].remove(d)
    return False
