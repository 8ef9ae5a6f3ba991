def solveSudoku(board):
    rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
    cells = []
    for r in range(9):
        for c in range(9):
            b = r // 3 + c // 3
            if board[r][c] == ".":
                cells.append((r, c, b))
            else:
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[b].add(board[r][c])
    pos = 0
    while pos < len(cells):
        r, c, b = cells[pos]
        start = 1
        if board[r][c] != ".":
            # we came back: take the digit away, go on with the next one
            old = board[r][c]
            rows[r].remove(old)
            cols[c].remove(old)
            boxes[b].remove(old)
            board[r][c] = "."
            start = int(old) + 1
        for n in range(start, 10):
            d = str(n)
            if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                pos += 1
                break
        else:
            pos -= 1
            if pos < 0:
                return
