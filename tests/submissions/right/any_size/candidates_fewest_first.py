class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.n = len(board)
        self.k = {4: 2, 9: 3, 16: 4, 25: 5}[self.n]
        self.symbols = [str(d) for d in range(1, min(self.n, 9) + 1)]
        for i in range(self.n - 9):
            self.symbols.append(chr(65 + i))
        self.free = {
            (r, c) for r in range(self.n) for c in range(self.n) if board[r][c] == "."
        }
        self.search()

    def candidates(self, r, c):
        used = set(self.board[r]) | {row[c] for row in self.board}
        top, left = r - r % self.k, c - c % self.k
        for row in self.board[top:top + self.k]:
            used.update(row[left:left + self.k])
        return [s for s in self.symbols if s not in used]

    def search(self):
        if not self.free:
            return True
        best, fewest = None, None
        for r, c in self.free:
            found = self.candidates(r, c)
            if best is None or len(found) < len(fewest):
                best, fewest = (r, c), found
                if len(found) < 2:
                    break
        r, c = best
        self.free.remove(best)
        for s in fewest:
            self.board[r][c] = s
            if self.search():
                return True
        self.board[r][c] = "."
        self.free.add(best)
        return False
