class Solution:
    def solveSudoku(self, board):
        self.b = board
        self.go(0, 0)

    def go(self, row, col):
        # past the end of a line: next line; past the last line: finished
        if col == 9:
            return self.go(row + 1, 0)
        if row == 9:
            return True
        if self.b[row][col] != '.':
            return self.go(row, col + 1)

        for num in range(49, 58):          # '1' .. '9'
            ch = chr(num)
            if self.safe(row, col, ch):
                self.b[row][col] = ch
                if self.go(row, col + 1):
                    return True
                self.b[row][col] = '.'
        return False

    def safe(self, row, col, ch):
        return not (self.usedInRow(row, ch) or self.usedInCol(col, ch)
                    or self.usedInBox(row - row % 3, col - col % 3, ch))

    def usedInRow(self, row, ch):
        for i in range(9):
            if self.b[row][i] == ch:
                return True
        return False

    def usedInCol(self, col, ch):
        for i in range(9):
            if self.b[i][col] == ch:
                return True
        return False

    def usedInBox(self, row, col, ch):
        for i in range(3):
            for j in range(3):
                if self.b[row + i][col + j] == ch:
                    return True
        return False
