def solve_sudoku(puzzle: str) -> str:
    allowed = "123456789."
    for char in puzzle:
        if allowed.find(char) == -1:
            return "invalid characters"
    if len(puzzle) < 81 or len(puzzle) > 81:
        return "invalid length"

    board = []
    for r in range(9):
        board.append(list(puzzle[r * 9 : r * 9 + 9]))

    def possible(r, c, digit):
        for k in range(9):
            if k != c and board[r][k] == digit:
                return False
            if k != r and board[k][c] == digit:
                return False
        for i in range(r // 3 * 3, r // 3 * 3 + 3):
            for j in range(c // 3 * 3, c // 3 * 3 + 3):
                if (i, j) != (r, c) and board[i][j] == digit:
                    return False
        return True

    for r in range(9):
        for c in range(9):
            if board[r][c] != "." and not possible(r, c, board[r][c]):
                return "invalid layout"

    count = 0
    answer = ""

    def candidates(r, c):
        return [d for d in "123456789" if possible(r, c, d)]

    def solve():
        nonlocal count, answer
        fewest = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    options = candidates(r, c)
                    if fewest is None or len(options) < len(fewest[2]):
                        fewest = (r, c, options)
        if fewest is None:
            count += 1
            answer = "".join(["".join(row) for row in board])
            return
        r, c, options = fewest
        for d in options:
            board[r][c] = d
            solve()
            if count == 2:
                break
        board[r][c] = "."

    solve()
    if count == 0:
        return "unsolvable"
    if count == 1:
        return answer
    return "multiple solutions"
