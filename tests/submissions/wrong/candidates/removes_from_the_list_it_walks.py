def solveSudoku(board):
    def used(r, c):
        seen = set(board[r]) | {board[i][c] for i in range(9)}
        for i in range(3):
            for j in range(3):
                seen.add(board[r // 3 * 3 + i][c // 3 * 3 + j])
        return seen

    def candidates(r, c):
        digits = list("123456789")
        seen = used(r, c)
        for d in digits:
            if d in seen:
                digits.remove(d)
        return digits

    def solve():
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in candidates(r, c):
                        board[r][c] = d
                        if solve():
                            return True
                        board[r][c] = "."
                    return False
        return True

    solve()
