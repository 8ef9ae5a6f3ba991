#: says in box
#: example accepted
class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.rows = [set(line) for line in board]
        self.cols = [set(line) for line in zip(*board)]
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
        self.search()

    def box(self, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        b = self.board
        return b[top][left:left + 2] + b[top + 1][left:left + 2] + b[top + 2][left:left + 2]

    def options(self, r, c):
        used = self.rows[r].union(self.cols[c], self.box(r, c))
        return [d for d in '123456789' if d not in used]

    def search(self):
        if not self.blanks:
            return True
        best = None
        for cell in self.blanks:
            opts = self.options(*cell)
            if best is None or len(opts) < len(best):
                best, where = opts, cell
                if len(best) < 2:
                    break
        r, c = where
        self.blanks.remove(where)
        for d in best:
            self.board[r][c] = d
            self.rows[r].add(d)
            self.cols[c].add(d)
            if self.search():
                return True
            self.rows[r].discard(d)
            self.cols[c].discard(d)
        self.board[r][c] = '.'
        self.blanks.append(where)
        return False
