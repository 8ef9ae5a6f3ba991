class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.set(r, c, int(board[r][c]))
        self.solve(0)

    def set(self, r, c, d):
        self.rows[r] |= 1 << d
        self.cols[c] |= 1 << d
        self.boxes[r // 3 * 3 + c // 3] |= 1 << d
        self.board[r][c] = str(d)

    def clear(self, r, c, d):
        self.rows[r] &= ~(1 << d)
        self.cols[c] &= ~(1 << d)
        self.boxes[r // 3 * 3 + c // 3] &= ~(1 << d)
        self.board[r][c] = "."

    def can(self, r, c, d):
        used = self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]
        return used & (1 << d) == 0

    def solve(self, k):
        while k < 81 and self.board[k // 9][k % 9] != ".":
            k += 1
        if k == 81:
            return True
        r, c = divmod(k, 9)
        for d in range(1, 10):
            if self.can(r, c, d):
                self.set(r, c, d)
                if self.solve(k + 1):
                    return True
                self.clear(r, c, d)
        return False
