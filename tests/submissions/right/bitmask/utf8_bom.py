# My solution – 37. Sudoku Solver ✓
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        used_in_row = [set() for _ in range(9)]
        used_in_col = [set() for _ in range(9)]
        used_in_box = [set() for _ in range(9)]
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))
                else:
                    used_in_row[i].add(board[i][j])
                    used_in_col[j].add(board[i][j])
                    used_in_box[i // 3 * 3 + j // 3].add(board[i][j])

        def options(cell):
            i, j = cell
            return ALL.difference(used_in_row[i], used_in_col[j], used_in_box[i // 3 * 3 + j // 3])

        def dfs():
            if not blanks:
                return True
            cell = min(blanks, key=lambda s: len(options(s)))
            blanks.remove(cell)
            i, j = cell
            for d in options(cell):
                board[i][j] = d
                used_in_row[i].add(d)
                used_in_col[j].add(d)
                used_in_box[i // 3 * 3 + j // 3].add(d)
                if dfs():
                    return True
                used_in_row[i].remove(d)
                used_in_col[j].remove(d)
                used_in_box[i // 3 * 3 + j // 3].remove(d)
            board[i][j] = "."
            blanks.append(cell)
            return False

        ALL = set("123456789")
        dfs()
