class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.row, self.col, self.box = [0] * 9, [0] * 9, [0] * 9
        self.open = set()
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    self.open.add((i, j))
                else:
                    self.flip(i, j, 1 << int(board[i][j]))
        self.fill()

    def flip(self, i, j, bit):
        self.row[i] ^= bit
        self.col[j] ^= bit
        self.box[i // 3 * 3 + j // 3] ^= bit

    def free(self, cell):
        i, j = cell
        taken = self.row[i] | self.col[j] | self.box[i // 3 * 3 + j // 3]
        return ~taken & 1022

    def fill(self):
        if not self.open:
            return True
        cell = min(self.open, key=lambda one: bin(self.free(one)).count("1"))
        self.open.remove(cell)
        i, j = cell
        free = self.free(cell)
        while free:
            bit = free & -free
            free -= bit
            self.board[i][j] = str(bit.bit_length() - 1)
            self.flip(i, j, bit)
            if self.fill():
                return True
            self.flip(i, j, bit)
        self.board[i][j] = "."
        self.open.add(cell)
        return False
