#: verdict Time Limit Exceeded
class Solution:
    def solveSudoku(self, board):
        pos = 0
        back = False
        while 0 <= pos < 81:
            r, c = divmod(pos, 9)
            if board[r][c] != "." and not back:
                pos += 1
                continue
            start = 1 if board[r][c] == "." else int(board[r][c]) + 1
            board[r][c] = "."
            for d in range(start, 10):
                if self.ok(board, r, c, str(d)):
                    board[r][c] = str(d)
                    pos, back = pos + 1, False
                    break
            else:
                pos, back = pos - 1, True

    def ok(self, board, r, c, d):
        return all(
            d not in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
            for k in range(9)
        )
