#: cause strict
#: line 17
from typing import Dict, List, Optional, Tuple

Cell = Tuple[int, int]
Cells = Dict[Cell, str]

ALL = [(r, c) for r in range(9) for c in range(9)]


def same_unit(a: Cell, b: Cell) -> bool:
    if a[0] == b[0] or a[1] == b[1]:
        return True
    return a[0] // 3 == b[0] // 3 and a[1] // 3 == b[1] // 3


PEERS = {a: [b for b in ALL if same_unit(a, b)] for a in ALL}


def fix(cells: Cells, cell: Cell, digit: str) -> bool:
    """Put digit into cell, strike it out of the peers. False = contradiction."""
    cells[cell] = digit
    for p in PEERS[cell]:
        if digit in cells[p]:
            if len(cells[p]) == 1:
                return False
            cells[p] = cells[p].replace(digit, '')
            if len(cells[p]) == 1 and not fix(cells, p, cells[p]):
                return False
    return True


def search(cells: Cells) -> Optional[Cells]:
    unsolved = [k for k in ALL if len(cells[k]) > 1]
    if not unsolved:
        return cells
    cell = min(unsolved, key=lambda k: len(cells[k]))
    for digit in cells[cell]:
        attempt = cells.copy()
        if fix(attempt, cell, digit):
            result = search(attempt)
            if result is not None:
                return result
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = {k: '123456789' for k in ALL}
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    fix(cells, (r, c), board[r][c])
        answer = search(cells)
        if answer is not None:
            for (r, c), digit in answer.items():
                board[r][c] = digit
