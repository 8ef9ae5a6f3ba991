from collections import defaultdict


class Solution:
    def countSolutions(self, board, limit):
        used = defaultdict(int)
        cells = []
        for r, row in enumerate(board):
            for c, d in enumerate(row):
                if d == ".":
                    cells.append((r, c))
                else:
                    self.flip(used, r, c, 1 << int(d))

        def count(i, left):
            if not left:
                return 0
            if i == len(cells):
                return 1
            r, c = cells[i]
            free = ~(used["r", r] | used["c", c] | used["b", r // 3, c // 3])
            total = 0
            for d in range(1, 10):
                if free >> d & 1:
                    board[r][c] = str(d)
                    self.flip(used, r, c, 1 << d)
                    total += count(i + 1, left - total)
                    self.flip(used, r, c, 1 << d)
            board[r][c] = "."
            return total

        return count(0, limit)

    def flip(self, used, r, c, bit):
        for key in (("r", r), ("c", c), ("b", r // 3, c // 3)):
            used[key] ^= bit
