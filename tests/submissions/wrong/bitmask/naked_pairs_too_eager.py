#: says nothing was written
from itertools import product


class Solution:
    """Candidates per cell; naked pairs; then search."""

    def solveSudoku(self, board):
        cand = {}
        for r, c in product(range(9), range(9)):
            cand[r, c] = {board[r][c]} if board[r][c] != '.' else set('123456789')
        cand = self.search(cand)
        if cand:
            for (r, c), digits in cand.items():
                board[r][c] = min(digits)

    def units(self):
        for i in range(9):
            yield [(i, j) for j in range(9)]
            yield [(j, i) for j in range(9)]
            yield [(i // 3 * 3 + j // 3, i % 3 * 3 + j % 3) for j in range(9)]

    def reduce(self, cand):
        before = None
        while before != (before := sum(map(len, cand.values()))):
            for unit in self.units():
                for cell in unit:
                    if len(cand[cell]) == 1:
                        for other in unit:
                            if other != cell:
                                cand[other] -= cand[cell]
                # naked pairs: two cells with the same two digits keep them for themselves
                for cell in unit:
                    if len(cand[cell]) == 2:
                        same = [x for x in unit if cand[x] <= cand[cell] or len(cand[x] & cand[cell]) == 2]
                        if len(same) >= 2:
                            for other in unit:
                                if other not in same[:2]:
                                    cand[other] -= cand[cell]
            if not all(cand.values()):
                return False
        return True

    def search(self, cand):
        if not self.reduce(cand):
            return None
        open_cells = [cell for cell in cand if len(cand[cell]) > 1]
        if not open_cells:
            return cand
        cell = min(open_cells, key=lambda x: len(cand[x]))
        for d in sorted(cand[cell]):
            attempt = {x: set(digits) for x, digits in cand.items()}
            attempt[cell] = {d}
            found = self.search(attempt)
            if found:
                return found
        return None
