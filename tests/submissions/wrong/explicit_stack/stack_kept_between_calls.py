stack = []


def solveSudoku(board):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((r, c))
            else:
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[r // 3 * 3 + c // 3].add(board[r][c])

    def possible(r, c):
        return sorted(set("123456789") - rows[r] - cols[c] - boxes[r // 3 * 3 + c // 3])

    while len(stack) < len(blanks):
        r, c = blanks[len(stack)]
        left = possible(r, c)
        while not left:
            digit, left = stack.pop()
            r, c = blanks[len(stack)]
            board[r][c] = "."
            rows[r].remove(digit)
            cols[c].remove(digit)
            boxes[r // 3 * 3 + c // 3].remove(digit)
        digit = left.pop(0)
        board[r][c] = digit
        rows[r].add(digit)
        cols[c].add(digit)
        boxes[r // 3 * 3 + c // 3].add(digit)
        stack.append((digit, left))
