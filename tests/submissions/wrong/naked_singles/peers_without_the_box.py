class Solution:
    def solveSudoku(self, board):
        peers = []
        for r in range(9):
            for c in range(9):
                mine = set()
                for k in range(9):
                    mine.add((r, k))
                    mine.add((k, c))
                mine.discard((r, c))
                peers.append([9 * i + j for i, j in mine])
        self.peers = peers
        cells = [set("123456789") for _ in range(81)]
        for i in range(81):
            d = board[i // 9][i % 9]
            if d != ".":
                self.assign(cells, i, d)
        done = self.search(cells)
        for i in range(81):
            board[i // 9][i % 9] = min(done[i])

    def assign(self, cells, i, d):
        cells[i] = {d}
        todo = [i]
        while todo:
            i = todo.pop()
            (d,) = cells[i]
            for p in self.peers[i]:
                if d in cells[p]:
                    if len(cells[p]) == 1:
                        return False
                    cells[p] = cells[p] - {d}
                    if len(cells[p]) == 1:
                        todo.append(p)
        return True

    def search(self, cells):
        rest = [i for i in range(81) if len(cells[i]) > 1]
        if not rest:
            return cells
        i = min(rest, key=lambda i: len(cells[i]))
        for d in sorted(cells[i]):
            copy = list(cells)
            if self.assign(copy, i, d):
                done = self.search(copy)
                if done:
                    return done
        return None
