from contextlib import contextmanager


def solveSudoku(board):
    rows = [set() for _ in board]
    cols = [set() for _ in board]
    boxes = [[set() for _ in range(3)] for _ in range(3)]

    def three(r, c):
        return rows[r], cols[c], boxes[r // 3][c // 3]

    @contextmanager
    def placed(r, c, d):
        for s in three(r, c):
            s.add(d)
        yield
        for s in three(r, c):
            s.remove(d)

    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((r, c))
            else:
                for s in three(r, c):
                    s.add(board[r][c])

    def attempt(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        for d in "123456789":
            if any(d in s for s in three(r, c)):
                continue
            with placed(r, c, d):
                if attempt(n + 1):
                    board[r][c] = d
                    return True
        return False

    attempt(0)
