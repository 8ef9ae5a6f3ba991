class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.row = [0] * 9
        self.col = [0] * 9
        self.box = [0] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    self.flip(i, j, int(board[i][j]) - 1)
        self.dfs(board)

    def flip(self, i, j, d):
        self.row[i] ^= 1 << d
        self.col[j] ^= 1 << d
        self.box[i // 3 * 3 + j // 3] ^= 1 << d

    def dfs(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    mask = self.row[i] | self.col[j] | self.box[i // 3 * 3 + j // 3]
                    for d in range(9):
                        if mask >> d & 1 == 0:
                            board[i][j] = str(d + 1)
                            self.flip(i, j, d)
                            if self.dfs(board):
                                return True
                            self.flip(i, j, d)
                            board[i][j] = '.'
                    return False
        return True
