from collections import defaultdict


def solveSudoku(board):
    used_row = defaultdict(set)
    used_col = defaultdict(set)
    used_box = defaultdict(set)
    spots = deque()

    for y in range(9):
        for x in range(9):
            value = board[y][x]
            if value == ".":
                spots.append((y, x))
            else:
                used_row[y].add(value)
                used_col[x].add(value)
                used_box[y // 3, x // 3].add(value)

    def place(y, x, value):
        board[y][x] = value
        used_row[y].add(value)
        used_col[x].add(value)
        used_box[y // 3, x // 3].add(value)

    def unplace(y, x):
        value = board[y][x]
        board[y][x] = "."
        used_row[y].discard(value)
        used_col[x].discard(value)
        used_box[y // 3, x // 3].discard(value)

    def allowed(y, x, value):
        return not (
            value in used_row[y]
            or value in used_col[x]
            or value in used_box[y // 3, x // 3]
        )

    def search():
        if not spots:
            return True
        y, x = spots.popleft()
        for n in range(1, 10):
            if not allowed(y, x, str(n)):
                continue
            place(y, x, str(n))
            if search():
                return True
            unplace(y, x)
        spots.appendleft((y, x))
        return False

    search()
