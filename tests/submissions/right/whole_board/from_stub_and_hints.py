def isValidSudoku(board: list[list[str]]) -> bool:
    """Tell whether no row, column or box of the board holds a digit twice."""
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d == ".":
                continue
            b = r // 3 * 3 + c // 3
            if d in rows[r] or d in cols[c] or d in boxes[b]:
                return False
            rows[r].add(d)
            cols[c].add(d)
            boxes[b].add(d)
    return True


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""

    def solve() -> bool:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        board[r][c] = d
                        if isValidSudoku(board) and solve():
                            return True
                    board[r][c] = "."
                    return False
        return True

    solve()
