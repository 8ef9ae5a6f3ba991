DIGITS = set("123456789")


def solveSudoku(board):
    rows = [set(row) - {"."} for row in board]
    cols = [set(col) - {"."} for col in zip(*board)]
    boxes = [
        {board[r + i][c + j] for i in range(3) for j in range(3)} - {"."}
        for r in (0, 3, 6)
        for c in (0, 3, 6)
    ]
    empty = [(r, c, r // 3 * 3 + c // 3) for r in range(9) for c in range(9) if board[r][c] == "."]

    def place(n):
        if n == len(empty):
            return True
        r, c, b = empty[n]
        for digit in DIGITS - rows[r] - cols[c] - boxes[b]:
            board[r][c] = digit
            for unit in (rows[r], cols[c], boxes[b]):
                unit.add(digit)
            if place(n + 1):
                return True
            for unit in (rows[r], cols[c], boxes[b]):
                unit.remove(digit)
        board[r][c] = "."
        return False

    place(0)
