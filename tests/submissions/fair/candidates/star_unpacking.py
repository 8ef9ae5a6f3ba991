class Solution:
    def solveSudoku(self, board):
        blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == "."]
        self.fill(board, blanks)

    def fill(self, board, blanks):
        if not blanks:
            return True
        i, j = blanks.pop()
        for x in self.free(board, i, j):
            board[i][j] = x
            if self.fill(board, blanks):
                return True
        board[i][j] = "."
        blanks.append((i, j))
        return False

    @staticmethod
    def free(board, i, j):
        a = 3 * (i // 3)
        b = 3 * (j // 3)
        taken = {
            *board[i],
            *[row[j] for row in board],
            *board[a][b:b + 3],
            *board[a + 1][b:b + 3],
            *board[a + 2][b:b + 3],
        }
        return sorted({*"123456789"} - taken)
