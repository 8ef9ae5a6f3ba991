class Solution(object):
    def solveSudoku(self, board):
        given = [[cell != "." for cell in row] for row in board]
        used = [[False] * 10 for _ in range(27)]
        for r in range(9):
            for c in range(9):
                if given[r][c]:
                    self.mark(used, r, c, int(board[r][c]), True)
        pos, forward = 0, True
        while pos < 81:
            r, c = divmod(pos, 9)
            if given[r][c]:
                pos += 1 if forward else -1
                continue
            d = 0
            if board[r][c] != ".":
                d = int(board[r][c])
                self.mark(used, r, c, d, False)
            d += 1
            while d <= 9 and self.taken(used, r, c, d):
                d += 1
            if d == 10:
                board[r][c] = "."
                forward = False
                pos -= 1
            else:
                board[r][c] = str(d)
                self.mark(used, r, c, d, True)
                forward = True
                pos += 1

    def units(self, r, c):
        return r, 9 + c, 18 + r // 3 * 3 + c // 3

    def mark(self, used, r, c, d, value):
        for unit in self.units(r, c):
            used[unit][d] = value

    def taken(self, used, r, c, d):
        return any(used[unit][d] for unit in self.units(r, c))
