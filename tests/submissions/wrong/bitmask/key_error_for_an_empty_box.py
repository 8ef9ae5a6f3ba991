#: verdict Runtime Error
#: says KeyError
#: example accepted
def solveSudoku(board):
    rows, cols, boxes = {i: set() for i in range(9)}, {i: set() for i in range(9)}, {}
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                if (r // 3, c // 3) not in boxes:
                    boxes[r // 3, c // 3] = set()
                boxes[r // 3, c // 3].add(board[r][c])

    def solve(k):
        if k == 81:
            return True
        r, c = k // 9, k % 9
        if board[r][c] != ".":
            return solve(k + 1)
        box = boxes[r // 3, c // 3]
        for d in "123456789":
            if d in rows[r] or d in cols[c] or d in box:
                continue
            rows[r].add(d), cols[c].add(d), box.add(d)
            board[r][c] = d
            if solve(k + 1):
                return True
            rows[r].remove(d), cols[c].remove(d), box.remove(d)
        board[r][c] = "."
        return False

    solve(0)
