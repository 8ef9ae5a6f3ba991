class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d != ".":
                    marks = (f"{d} in row {i}", f"{d} in column {j}", f"{d} in box {i // 3}{j // 3}")
                    for mark in marks:
                        if mark in seen:
                            return False
                        seen.add(mark)
        return True
