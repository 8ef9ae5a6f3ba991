class Solver:
    """One board and, for each unit, which of the nine numbers it has."""

    def __init__(self, board):
        self.board = board
        self.in_row = [[False] * 10 for _ in range(9)]
        self.in_col = [[False] * 10 for _ in range(9)]
        self.in_box = [[False] * 10 for _ in range(9)]
        self.empty = []
        self.read()

    def read(self):
        for y in range(9):
            for x in range(9):
                sign = self.board[y][x]
                if sign == ".":
                    self.empty.append((y, x))
                else:
                    self.mark(y, x, int(sign), True)

    def box(self, y, x):
        return 3 * (y // 3) + x // 3

    def mark(self, y, x, n, flag):
        self.in_row[y][n] = flag
        self.in_col[x][n] = flag
        self.in_box[self.box(y, x)][n] = flag

    def is_free(self, y, x, n):
        if self.in_row[y][n]:
            return False
        if self.in_col[x][n]:
            return False
        return not self.in_box[self.box(y, x)][n]

    def run(self):
        if not self.empty:
            return True
        y, x = self.empty.pop(0)
        n = 1
        while n <= 9:
            if self.is_free(y, x, n):
                self.mark(y, x, n, True)
                self.board[y][x] = str(n)
                if self.run():
                    return True
                self.mark(y, x, n, False)
                self.board[y][x] = "."
            n += 1
        self.empty.insert(0, (y, x))
        return False


class Solution:
    def solveSudoku(self, board):
        Solver(board).run()
