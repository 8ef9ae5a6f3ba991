DIGITS = set("123456789")


def solveSudoku(board):
    def get_candidates(r, c):
        row = set(board[r])
        col = {board[i][c] for i in range(9)}
        br, bc = 3 * (r // 3), 3 * (c // 3)
        box = {board[i][j] for i in range(br, br + 3) for j in range(bc, bc + 3)}
        return DIGITS - row - col - box

    def solve(pos):
        while pos < 81 and board[pos // 9][pos % 9] != ".":
            pos += 1
        if pos == 81:
            return True
        r, c = pos // 9, pos % 9
        for d in sorted(get_candidates(r, c)):
            board[r][c] = d
            if solve(pos + 1):
                return True
            else:
                return False
        board[r][c] = "."
        return False

    solve(0)
