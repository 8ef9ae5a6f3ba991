#: verdict Syntax Error
#: says indentation
#: says line 5
class Solution:
def solveSudoku(self, board: List[List[str]]) -> None:
    for row in board:
        print(row)
