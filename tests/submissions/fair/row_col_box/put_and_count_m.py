class Solution:
    # Put the digit first, then look whether the three lines it is in became bad.

    def solveSudoku(self, board):
        self.board = board
        self.fill_from(0)

    def fill_from(self, cell):
        while cell < 81 and self.board[cell // 9][cell % 9] != '.':
            cell += 1
        if cell == 81:
            return True
        i, j = divmod(cell, 9)
        for d in '123456789':
            self.board[i][j] = d
            if self.still_good(i, j, d) and self.fill_from(cell + 1):
                return True
        self.board[i][j] = '.'
        return False

    def still_good(self, i, j, d):
        if self.board[i].count(d) > 1:
            return False
        if [self.board[k][j] for k in range(9)].count(d) > 1:
            return False
        i0, j0 = i // 3 * 3, j // 3 * 3
        nine = [self.board[i0 + k // 3][j0 + k % 3] for k in range(9)]
        return nine.count(d) == 1
