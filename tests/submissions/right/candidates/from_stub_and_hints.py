def candidates(board: list[list[str]], r: int, c: int) -> str:
    r0, c0 = r // 3 * 3, c // 3 * 3
    seen = set(board[r])
    for i in range(9):
        seen.add(board[i][c])
        seen.add(board[r0 + i // 3][c0 + i % 3])
    return "".join(d for d in "123456789" if d not in seen)


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""

    def solve() -> bool:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in candidates(board, r, c):
                        board[r][c] = d
                        if solve():
                            return True
                    board[r][c] = "."
                    return False
        return True

    solve()
