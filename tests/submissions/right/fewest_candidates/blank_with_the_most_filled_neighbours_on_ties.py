class Solution:
    """MRV with the degree heuristic: among equals, the cell with most empty peers."""

    def solveSudoku(self, board):
        self.board = board
        self.free = {}
        self.unit = [[[False] * 10 for _ in range(9)] for _ in range(3)]
        self.open = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    self.open.add((r, c))
                else:
                    self.mark(r, c, int(board[r][c]), True)
        self.solve()

    def mark(self, r, c, d, value):
        self.unit[0][r][d] = value
        self.unit[1][c][d] = value
        self.unit[2][r // 3 * 3 + c // 3][d] = value

    def candidates(self, r, c):
        a, b, q = self.unit[0][r], self.unit[1][c], self.unit[2][r // 3 * 3 + c // 3]
        return [d for d in range(1, 10) if not (a[d] or b[d] or q[d])]

    def degree(self, cell):
        r, c = cell
        return sum(1 for i, j in self.open
                   if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))

    def solve(self):
        if not self.open:
            return True
        fewest, tied = 10, []
        for cell in self.open:
            found = self.candidates(*cell)
            if not found:
                return False
            if len(found) < fewest:
                fewest, tied = len(found), [(cell, found)]
            elif len(found) == fewest:
                tied.append((cell, found))
        if fewest == 1:
            cell, digits = tied[0]
        else:
            cell, digits = max(tied, key=lambda pair: self.degree(pair[0]))
        r, c = cell
        self.open.remove(cell)
        for d in digits:
            self.board[r][c] = str(d)
            self.mark(r, c, d, True)
            if self.solve():
                return True
            self.mark(r, c, d, False)
        self.board[r][c] = '.'
        self.open.add(cell)
        return False
