def candidates(board, r, c):
    used = set(board[r]) | {board[i][c] for i in range(9)}
    for i in range(r - r % 3, r - r % 3 + 3):
        used |= set(board[i][c - c % 3 : c - c % 3 + 3])
    return set("123456789") - used


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    iterators = []
    while len(iterators) < len(blanks) or (iterators and board[r][c] == "."):
        if len(iterators) < len(blanks) and (not iterators or board[r][c] != "."):
            r, c = blanks[len(iterators)]
            iterators.append(iter(candidates(board, r, c)))
        r, c = blanks[len(iterators) - 1]
        digit = next(iterators[-1], None)
        if digit is not None:
            board[r][c] = digit
            continue
        iterators.pop()
        board[r][c] = "."
        if not iterators:
            return
        r, c = blanks[len(iterators) - 1]
        board[r][c] = "."
