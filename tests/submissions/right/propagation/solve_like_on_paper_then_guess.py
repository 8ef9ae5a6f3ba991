def solveSudoku(board):
    """Work on the board itself: write every forced digit, guess only when there is none."""

    def candidates(r, c):
        out = set("123456789")
        for k in range(9):
            out -= {board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]}
        return out

    groups = []
    for k in range(9):
        groups.append([(k, j) for j in range(9)])
        groups.append([(j, k) for j in range(9)])
        groups.append([(k // 3 * 3 + j // 3, k % 3 * 3 + j % 3) for j in range(9)])

    def step():
        """None on a contradiction, else whether a digit was written, and the candidates."""
        notes = {(r, c): candidates(r, c) for r in range(9) for c in range(9) if board[r][c] == "."}
        for (r, c), digits in notes.items():
            if not digits:
                return None, notes
            if len(digits) == 1:
                board[r][c] = digits.pop()
                return True, notes
        for group in groups:
            for d in "123456789":
                if any(board[r][c] == d for r, c in group):
                    continue
                spots = [cell for cell in group if d in notes.get(cell, ())]
                if len(spots) == 0:
                    return None, notes
                if len(spots) == 1:
                    r, c = spots[0]
                    board[r][c] = d
                    return True, notes
        return False, notes

    def solve():
        before = [row[:] for row in board]
        while True:
            wrote, notes = step()
            if wrote is None:
                board[:] = before
                return False
            if not wrote:
                break
        if not notes:
            return True
        r, c = min(notes, key=lambda cell: len(notes[cell]))
        for d in notes[r, c]:
            board[r][c] = d
            if solve():
                return True
            board[r][c] = "."
        board[:] = before
        return False

    solve()
