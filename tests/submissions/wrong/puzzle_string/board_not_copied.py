def solve_sudoku(puzzle):
    if set(puzzle) - set("123456789."):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    board = [list(puzzle[i:i + 9]) for i in range(0, 81, 9)]

    def fits(r, c, d):
        for i in range(9):
            if board[r][i] == d or board[i][c] == d:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
                return False
        return True

    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d != ".":
                board[r][c] = "."
                if not fits(r, c, d):
                    return "invalid layout"
                board[r][c] = d

    solutions = []

    def solve():
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if fits(r, c, d):
                            board[r][c] = d
                            solve()
                            board[r][c] = "."
                            if len(solutions) > 1:
                                return
                    return
        solutions.append(board)

    solve()
    if len(solutions) > 1:
        return "multiple solutions"
    if not solutions:
        return "unsolvable"
    return "".join("".join(row) for row in solutions[0])
