def solveSudoku(board: list[list[str]]) -> None:
    """Keep what is still *free* in each unit; a cell takes from the intersection."""
    digits = set("123456789")
    free_row = [digits.difference(line) for line in board]
    free_col = [digits.difference(line) for line in zip(*board)]
    free_box = [
        digits.difference(board[r + k // 3][c + k % 3] for k in range(9))
        for r in (0, 3, 6)
        for c in (0, 3, 6)
    ]
    blanks = [
        (r, c, free_row[r], free_col[c], free_box[r // 3 * 3 + c // 3])
        for r in range(9)
        for c in range(9)
        if board[r][c] == "."
    ]

    def go(k: int) -> bool:
        if k == len(blanks):
            return True
        r, c, *units = blanks[k]
        for d in set.intersection(*units):
            for unit in units:
                unit.discard(d)
            board[r][c] = d
            if go(k + 1):
                return True
            for unit in units:
                unit.add(d)
        return False

    go(0)
