def isValidSudoku(board):
    boxes = [
        [board[r + i][c + j] for i in range(3) for j in range(3)]
        for r in (0, 3, 6)
        for c in (0, 3, 6)
    ]
    for unit in [*board, *zip(*board), *boxes]:
        counts = Counter(cell for cell in unit if cell != ".")
        if counts and max(counts.values()) > 1:
            return False
    return True
