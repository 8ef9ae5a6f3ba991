from itertools import chain

DIGITS = "123456789"


def solveSudoku(board):
    def options(r, c):
        """The digits that can go to (r, c), one at a time."""
        top, left = r // 3 * 3, c // 3 * 3
        seen = set(chain(board[r],
                         (line[c] for line in board),
                         *(line[left:left + 3] for line in board[top:top + 3])))
        for d in DIGITS:
            if d not in seen:
                yield d

    def go(cell):
        if cell == 81:
            return True
        r, c = divmod(cell, 9)
        if board[r][c] != ".":
            return go(cell + 1)
        for d in options(r, c):
            board[r][c] = d
            if go(cell + 1):
                return True
        board[r][c] = "."
        return False

    go(0)
