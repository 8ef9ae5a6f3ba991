class Solution:
    def __init__(self):
        self.rowBits = [0] * 9
        self.colBits = [0] * 9
        self.boxBits = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]

    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    self.setBit(row, col, int(board[row][col]))
        self.backtrack(board, 0, 0)

    def isSet(self, row, col, num):
        bit = 1 << num
        if self.rowBits[row] & bit:
            return True
        if self.colBits[col] & bit:
            return True
        if self.boxBits[row // 3][col // 3] & bit:
            return True
        return False

    def setBit(self, row, col, num):
        bit = 1 << num
        self.rowBits[row] |= bit
        self.colBits[col] |= bit
        self.boxBits[row // 3][col // 3] |= bit

    def clearBit(self, row, col, num):
        bit = ~(1 << num)
        self.rowBits[row] &= bit
        self.colBits[col] &= bit
        self.boxBits[row // 3][col // 3] &= bit

    def backtrack(self, board, row, col):
        if row == 9:
            return True
        if col == 9:
            return self.backtrack(board, row + 1, 0)
        if board[row][col] != ".":
            return self.backtrack(board, row, col + 1)
        for num in range(1, 10):
            if not self.isSet(row, col, num):
                board[row][col] = str(num)
                self.setBit(row, col, num)
                if self.backtrack(board, row, col + 1):
                    return True
                self.clearBit(row, col, num)
                board[row][col] = "."
        return False
