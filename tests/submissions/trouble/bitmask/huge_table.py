#: verdict Memory Limit Exceeded
#: says memory
class Solution:
    def solveSudoku(self, board):
        # room for every board there could be
        seen = [False] * 9 ** 10
        seen[0] = True
