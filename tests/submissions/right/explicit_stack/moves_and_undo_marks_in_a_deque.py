from collections import deque


def solveSudoku(board):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxs = [set() for _ in range(9)]
    empty = []
    for r in range(9):
        for c in range(9):
            v = board[r][c]
            if v == ".":
                empty.append((r, c))
                continue
            rows[r].add(v)
            cols[c].add(v)
            boxs[r // 3 * 3 + c // 3].add(v)

    work = deque()

    def plan(i):
        r, c = empty[i]
        free = set("123456789") - rows[r] - cols[c] - boxs[r // 3 * 3 + c // 3]
        for v in sorted(free, reverse=True):
            work.append(("place", i, v))

    if empty:
        plan(0)
    while work:
        what, i, v = work.pop()
        r, c = empty[i]
        b = r // 3 * 3 + c // 3
        if what == "undo":
            board[r][c] = "."
            rows[r].remove(v)
            cols[c].remove(v)
            boxs[b].remove(v)
            continue
        board[r][c] = v
        rows[r].add(v)
        cols[c].add(v)
        boxs[b].add(v)
        if i == len(empty) - 1:
            break
        work.append(("undo", i, v))
        plan(i + 1)
