class Solution:
    def solveSudoku(self, board):
        again = True
        while again:
            again = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        left = self.candidates(board, r, c)
                        if len(left) == 1:
                            board[r][c] = left.pop()
                            again = True

    def candidates(self, board, r, c):
        left = set("123456789")
        left -= set(board[r])
        left -= {row[c] for row in board}
        for row in board[r // 3 * 3:r // 3 * 3 + 3]:
            left -= set(row[c // 3 * 3:c // 3 * 3 + 3])
        return left
