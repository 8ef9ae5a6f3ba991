#: example accepted
class Solution:
    def solveSudoku(self, board):
        g = [[set(range(1, 10)) for _ in range(9)] for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.put(g, r, c, int(board[r][c]))
        g = self.search(g)
        if g:
            for r in range(9):
                for c in range(9):
                    board[r][c] = str(sum(g[r][c]))

    def put(self, g, r, c, d):
        if d not in g[r][c]:
            return False
        g[r][c] = {d}
        for i in range(9):
            for j in range(9):
                if (i, j) != (r, c) and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)):
                    if d in g[i][j]:
                        g[i][j] = g[i][j] - {d}
                        if not g[i][j]:
                            return False
                        if len(g[i][j]) == 1 and not self.put(g, i, j, min(g[i][j])):
                            return False
        return True

    def hidden(self, g):
        for b in range(9):
            cells = [(b // 3 + i, b % 3 * 3 + j) for i in range(3) for j in range(3)]
            for d in range(1, 10):
                spots = [(r, c) for r, c in cells if d in g[r][c]]
                if len(spots) == 1:
                    r, c = spots[0]
                    if len(g[r][c]) > 1:
                        if not self.put(g, r, c, d):
                            return False
        return True

    def search(self, g):
        if not self.hidden(g):
            return None
        todo = [(len(g[r][c]), r, c) for r in range(9) for c in range(9) if len(g[r][c]) > 1]
        if not todo:
            return g
        n, r, c = min(todo)
        for d in g[r][c]:
            h = [row[:] for row in g]
            if self.put(h, r, c, d):
                h = self.search(h)
                if h:
                    return h
        return None
