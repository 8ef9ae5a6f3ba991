class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.units = self.make_units()
        cand = [[set('123456789') if ch == '.' else {ch} for ch in row] for row in board]
        cand = self.search(cand)
        for r in range(9):
            for c in range(9):
                board[r][c] = cand[r][c].pop()

    def make_units(self):
        units = []
        for i in range(9):
            units.append([(i, c) for c in range(9)])
            units.append([(r, i) for r in range(9)])
            units.append([(i // 3 * 3 + k // 3, i % 3 * 3 + k % 3) for k in range(9)])
        return units

    def propagate(self, cand):
        """Returns False when the grid turned out to be impossible."""
        changed = True
        while changed:
            changed = False
            for unit in self.units:
                # naked singles
                for r, c in unit:
                    if len(cand[r][c]) == 1:
                        for y, x in unit:
                            if (y, x) != (r, c) and cand[r][c] <= cand[y][x]:
                                cand[y][x] = cand[y][x] - cand[r][c]
                                changed = True
                                if not cand[y][x]:
                                    return False
                # hidden singles
                for d in '123456789':
                    spots = [(r, c) for r, c in unit if d in cand[r][c]]
                    if not spots:
                        return False
                    if len(spots) == 1:
                        r, c = spots[0]
                        if len(cand[r][c]) > 1:
                            cand[r][c] = {d}
                            changed = True
        return True

    def search(self, cand):
        if not self.propagate(cand):
            return None
        todo = [(len(cand[r][c]), r, c) for r in range(9) for c in range(9) if len(cand[r][c]) > 1]
        if not todo:
            return cand
        _, r, c = min(todo)
        for d in cand[r][c]:
            copy_ = [[set(s) for s in row] for row in cand]
            copy_[r][c] = {d}
            result = self.search(copy_)
            if result:
                return result
        return None
