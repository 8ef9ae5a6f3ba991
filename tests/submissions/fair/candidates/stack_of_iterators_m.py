def candidates(board, r, c):
    top, left = 3 * (r // 3), 3 * (c // 3)
    seen = set(board[r])
    seen.update(line[c] for line in board)
    for line in board[top:top + 3]:
        seen.update(line[left:left + 3])
    return sorted(set("123456789") - seen)


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    if not blanks:
        return
    stack = [iter(candidates(board, *blanks[0]))]
    while stack:
        r, c = blanks[len(stack) - 1]
        digit = next(stack[-1], None)
        if digit is None:
            board[r][c] = "."
            stack.pop()
            continue
        board[r][c] = digit
        if len(stack) == len(blanks):
            return
        stack.append(iter(candidates(board, *blanks[len(stack)])))
