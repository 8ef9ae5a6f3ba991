def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""

    def fits(r: int, c: int, d: str) -> bool:
        for i in range(9):
            if board[r][i] == d or board[i][c] == d:
                return False
        r0, c0 = r // 3 * 3, c // 3 * 3
        for i in range(r0, r0 + 3):
            for j in range(c0, c0 + 3):
                if board[i][j] == d:
                    return False
        return True

    def solve() -> bool:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if fits(r, c, d):
                            board[r][c] = d
                            if solve():
                                return True
                            board[r][c] = "."
                    return False
        return True

    solve()
