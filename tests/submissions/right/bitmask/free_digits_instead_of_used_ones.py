DIGIT = {1 << k: str(k + 1) for k in range(9)}


def solveSudoku(board):
    rows, cols, boxes = [511] * 9, [511] * 9, [[511] * 3 for _ in range(3)]
    todo = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                todo.append((r, c))
            else:
                bit = 1 << int(board[r][c]) - 1
                rows[r] &= ~bit
                cols[c] &= ~bit
                boxes[r // 3][c // 3] &= ~bit
    todo.reverse()

    def fill():
        if not todo:
            return True
        r, c = todo.pop()
        free = rows[r] & cols[c] & boxes[r // 3][c // 3]
        while free:
            bit = free & -free
            free &= free - 1
            rows[r] -= bit
            cols[c] -= bit
            boxes[r // 3][c // 3] -= bit
            if fill():
                board[r][c] = DIGIT[bit]
                return True
            rows[r] += bit
            cols[c] += bit
            boxes[r // 3][c // 3] += bit
        todo.append((r, c))
        return False

    fill()
