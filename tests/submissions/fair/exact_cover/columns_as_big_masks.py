"""Exact cover with integers: a row of the matrix is a 324-bit mask, a column a 729-bit mask of rows.

`alive` has a bit for each row that can still be chosen, `open_cols` lists the columns not covered.
Choosing a row keeps only the rows that share no column with it.
"""

from typing import List, Optional


def build():
    column_rows = [0] * 324
    row_cols = []
    for r in range(9):
        for c in range(9):
            for d in range(9):
                row = 1 << len(row_cols)
                cols = (9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d)
                row_cols.append(cols)
                for col in cols:
                    column_rows[col] |= row
    compatible = []
    everything = (1 << 729) - 1
    for cols in row_cols:
        clash = 0
        for col in cols:
            clash |= column_rows[col]
        compatible.append(everything ^ clash)
    return column_rows, row_cols, compatible


COLUMN_ROWS, ROW_COLS, COMPATIBLE = build()


def search(alive: int, open_cols: List[int]) -> Optional[List[int]]:
    if not open_cols:
        return []
    best, fewest = -1, 10
    for col in open_cols:
        n = (alive & COLUMN_ROWS[col]).bit_count()
        if n < fewest:
            best, fewest = col, n
            if n <= 1:
                break
    rows = alive & COLUMN_ROWS[best]
    while rows:
        row = (rows & -rows).bit_length() - 1
        rows &= rows - 1
        covered = ROW_COLS[row]
        rest = search(alive & COMPATIBLE[row], [col for col in open_cols if col not in covered])
        if rest is not None:
            rest.append(row)
            return rest
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        alive = (1 << 729) - 1
        covered = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    row = 81 * r + 9 * c + int(board[r][c]) - 1
                    alive &= COMPATIBLE[row]
                    covered.update(ROW_COLS[row])
        for row in search(alive, [col for col in range(324) if col not in covered]) or []:
            cell, d = divmod(row, 9)
            board[cell // 9][cell % 9] = str(d + 1)
