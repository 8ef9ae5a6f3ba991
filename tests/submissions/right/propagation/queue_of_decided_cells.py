from collections import deque
from copy import deepcopy


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cand = [[set("123456789") if x == "." else {x} for x in row] for row in board]
        queue = deque((r, c) for r in range(9) for c in range(9) if board[r][c] != ".")
        if self.reduce(cand, queue):
            cand = self.guess(cand)
        for r in range(9):
            for c in range(9):
                board[r][c] = next(iter(cand[r][c]))

    def around(self, r, c):
        for k in range(9):
            if k != c:
                yield r, k
            if k != r:
                yield k, c
            i, j = r // 3 * 3 + k // 3, c // 3 * 3 + k % 3
            if i != r and j != c:
                yield i, j

    def reduce(self, cand, queue):
        while True:
            while queue:
                r, c = queue.popleft()
                if not cand[r][c]:
                    return False
                d = next(iter(cand[r][c]))
                for i, j in self.around(r, c):
                    if d in cand[i][j]:
                        cand[i][j].discard(d)
                        if not cand[i][j]:
                            return False
                        if len(cand[i][j]) == 1:
                            queue.append((i, j))
            if not self.hidden(cand, queue):
                return False
            if not queue:
                return True

    def hidden(self, cand, queue):
        units = [[(r, c) for c in range(9)] for r in range(9)]
        units += [[(r, c) for r in range(9)] for c in range(9)]
        units += [[(a + i, b + j) for i in range(3) for j in range(3)]
                  for a in (0, 3, 6) for b in (0, 3, 6)]
        for unit in units:
            for d in "123456789":
                where = [(r, c) for r, c in unit if d in cand[r][c]]
                if not where:
                    return False
                if len(where) == 1:
                    r, c = where[0]
                    if len(cand[r][c]) > 1:
                        cand[r][c] = {d}
                        queue.append((r, c))
                        return True
        return True

    def guess(self, cand):
        open_cells = [(len(cand[r][c]), r, c) for r in range(9) for c in range(9) if len(cand[r][c]) > 1]
        if not open_cells:
            return cand
        _, r, c = min(open_cells)
        for d in cand[r][c]:
            trial = deepcopy(cand)
            trial[r][c] = {d}
            if self.reduce(trial, deque([(r, c)])):
                done = self.guess(trial)
                if done:
                    return done
        return None
