class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.search(0, 0)

    def candidates(self, row, col):
        seen = [False] * 10
        for k in range(9):
            for cell in (self.board[row][k], self.board[k][col]):
                if cell != ".":
                    seen[int(cell)] = True
        for dr in range(3):
            for dc in range(3):
                cell = self.board[row - row % 3 + dr][col - col % 3 + dc]
                if cell != ".":
                    seen[int(cell)] = True
        return [d for d in range(1, 9) if not seen[d]]

    def search(self, row, col):
        if row == 9:
            return True
        after = (row, col + 1) if col < 8 else (row + 1, 0)
        if self.board[row][col] != ".":
            return self.search(*after)
        for d in self.candidates(row, col):
            self.board[row][col] = str(d)
            if self.search(*after):
                return True
        self.board[row][col] = "."
        return False
