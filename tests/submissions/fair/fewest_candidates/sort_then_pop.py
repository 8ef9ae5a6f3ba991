def solveSudoku(board):
    row = [set('123456789') for _ in range(9)]
    col = [set('123456789') for _ in range(9)]
    box = [set('123456789') for _ in range(9)]
    empty = []
    for r in range(9):
        for c in range(9):
            v = board[r][c]
            if v == '.':
                empty.append((r, c))
            else:
                row[r].discard(v)
                col[c].discard(v)
                box[r // 3 * 3 + c // 3].discard(v)

    def options(rc):
        r, c = rc
        return row[r] & col[c] & box[r // 3 * 3 + c // 3]

    def solve(empty):
        if not empty:
            return True
        # the cell with the fewest options goes last
        empty = sorted(empty, key=lambda rc: -len(options(rc)))
        r, c = rc = empty.pop()
        b = r // 3 * 3 + c // 3
        for v in options(rc):
            row[r].remove(v)
            col[c].remove(v)
            box[b].remove(v)
            if solve(empty):
                board[r][c] = v
                return True
            row[r].add(v)
            col[c].add(v)
            box[b].add(v)
        return False

    solve(empty)
