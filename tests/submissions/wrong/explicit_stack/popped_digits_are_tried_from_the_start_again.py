#: verdict Time Limit Exceeded
class Solution:
    def solveSudoku(self, board):
        empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        i = 0
        while i < len(empty):
            r, c = empty[i]
            board[r][c] = "."
            for d in "123456789":
                if self.ok(board, r, c, d):
                    board[r][c] = d
                    i += 1
                    break
            else:
                i -= 1

    def ok(self, board, r, c, d):
        for k in range(9):
            if board[r][k] == d or board[k][c] == d:
                return False
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                return False
        return True
