from itertools import islice


class Solution:
    def solve_sudoku(self, puzzle):
        if not all(c == "." or "0" <= c <= "9" for c in puzzle):
            return "invalid characters"
        if len(puzzle) != 9 * 9:
            return "invalid length"
        self.taken = set()
        self.cells = list(puzzle)
        for i, c in enumerate(puzzle):
            if c == ".":
                continue
            keys = self.keys(i, c)
            if not self.taken.isdisjoint(keys):
                return "invalid layout"
            self.taken.update(keys)
        found = list(islice(self.solutions(0), 2))
        if not found:
            return "unsolvable"
        if len(found) > 1:
            return "multiple solutions"
        return found[0]

    def keys(self, i, d):
        r, c = divmod(i, 9)
        return [("r", r, d), ("c", c, d), ("b", r // 3, c // 3, d)]

    def solutions(self, i):
        if i == 81:
            yield "".join(self.cells)
        elif self.cells[i] != ".":
            yield from self.solutions(i + 1)
        else:
            for d in "123456789":
                keys = self.keys(i, d)
                if self.taken.isdisjoint(keys):
                    self.taken.update(keys)
                    self.cells[i] = d
                    yield from self.solutions(i + 1)
                    self.cells[i] = "."
                    self.taken.difference_update(keys)
