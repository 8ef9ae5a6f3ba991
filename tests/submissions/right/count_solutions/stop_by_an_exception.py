class Enough(Exception):
    pass


def countSolutions(board, limit):
    rows = [set(row) for row in board]
    cols = [set(col) for col in zip(*board)]
    boxes = [[set() for _ in range(3)] for _ in range(3)]
    blanks = []
    for r in range(9):
        for c in range(9):
            boxes[r // 3][c // 3].add(board[r][c])
            if board[r][c] == ".":
                blanks.append((r, c))
    count = 0

    def walk(k):
        nonlocal count
        if k == len(blanks):
            count += 1
            if count == limit:
                raise Enough
            return
        r, c = blanks[k]
        box = boxes[r // 3][c // 3]
        for d in set("123456789") - rows[r] - cols[c] - box:
            rows[r].add(d), cols[c].add(d), box.add(d)
            walk(k + 1)
            rows[r].discard(d), cols[c].discard(d), box.discard(d)

    try:
        walk(0)
    except Enough:
        pass
    return count
