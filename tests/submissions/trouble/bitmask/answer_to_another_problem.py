#: verdict Import Error
#: says no `solveSudoku`
#: says isValidSudoku
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d != ".":
                    keys = {(i, d), (d, j), (i // 3, j // 3, d)}
                    if keys & seen:
                        return False
                    seen |= keys
        return True
