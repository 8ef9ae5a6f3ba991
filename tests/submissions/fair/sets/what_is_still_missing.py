"""Keep what each unit still *misses*; what fits a cell is the intersection of three sets."""

from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        missing_in_row = [set(range(1, 10)) for _ in range(9)]
        missing_in_col = [set(range(1, 10)) for _ in range(9)]
        missing_in_box = [[set(range(1, 10)) for _ in range(3)] for _ in range(3)]

        empties = []
        for i, row in enumerate(board):
            for j, ch in enumerate(row):
                if ch == ".":
                    empties.append((i, j))
                else:
                    missing_in_row[i].remove(int(ch))
                    missing_in_col[j].remove(int(ch))
                    missing_in_box[i // 3][j // 3].remove(int(ch))

        def solve(idx: int) -> bool:
            if idx == len(empties):
                return True
            i, j = empties[idx]
            row, col, box = missing_in_row[i], missing_in_col[j], missing_in_box[i // 3][j // 3]
            for n in row & col & box:
                row.remove(n)
                col.remove(n)
                box.remove(n)
                board[i][j] = str(n)
                if solve(idx + 1):
                    return True
                row.add(n)
                col.add(n)
                box.add(n)
            board[i][j] = "."
            return False

        solve(0)
