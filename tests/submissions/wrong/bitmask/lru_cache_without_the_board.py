#: says the first call
#: example accepted
from functools import lru_cache


class Sudoku:
    board = None


@lru_cache(maxsize=None)
def given_digits(kind, index):
    """The digits that row, column or box number `index` has from the start."""
    found = set()
    for r in range(9):
        for c in range(9):
            if {"row": r, "col": c, "box": r // 3 * 3 + c // 3}[kind] == index:
                found.add(Sudoku.board[r][c])
    return frozenset(found - {"."})


def solveSudoku(board):
    Sudoku.board = board
    rows = [set(given_digits("row", i)) for i in range(9)]
    cols = [set(given_digits("col", i)) for i in range(9)]
    boxes = [set(given_digits("box", i)) for i in range(9)]
    todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def go(k):
        if k == len(todo):
            return True
        r, c = todo[k]
        b = r // 3 * 3 + c // 3
        for d in "123456789":
            if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                board[r][c] = d
                for unit in (rows[r], cols[c], boxes[b]):
                    unit.add(d)
                if go(k + 1):
                    return True
                for unit in (rows[r], cols[c], boxes[b]):
                    unit.discard(d)
        board[r][c] = "."
        return False

    go(0)
