ALL = {1, 2, 3, 4, 5, 6, 7, 8, 9}

def box_index(r, c):
    return 3 * (r // 3) + (c // 3)

def next_open(board, k):
    while k < 81:
        if board[k // 9][k % 9] == '.':
            return k
        k += 1
    return None

def solve(board, rows, cols, boxes, k):
    k = next_open(board, k)
    if k is None:
        return True
    r, c = k // 9, k % 9
    b = box_index(r, c)
    options = ALL.difference(rows[r].union(cols[c]).union(boxes[b]))
    for n in options:
        board[r][c] = str(n)
        rows[r].add(n); cols[c].add(n); boxes[b].add(n)
        if solve(board, rows, cols, boxes, k + 1):
            return True
        rows[r].remove(n); cols[c].remove(n); boxes[b].remove(n)
        board[r][c] = '.'
    return False

def solveSudoku(board):
    rows, cols, boxes = {}, {}, {}
    for i in range(9):
        rows[i] = set()
        cols[i] = set()
        boxes[i] = set()
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                n = int(board[r][c])
                rows[r].add(n)
                cols[c].add(n)
                boxes[box_index(r, c)].add(n)
    solve(board, rows, cols, boxes, 0)
