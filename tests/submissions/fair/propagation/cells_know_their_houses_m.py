class Cell:
    __slots__ = ("index", "options", "houses")

    def __init__(self, index):
        self.index = index
        self.options = set("123456789")
        self.houses = []


class Puzzle:
    def __init__(self):
        self.cells = [Cell(i) for i in range(81)]
        self.houses = []
        for k in range(9):
            self.add_house(self.cells[9 * k:9 * k + 9])
            self.add_house(self.cells[k::9])
            corner = k // 3 * 27 + k % 3 * 3
            self.add_house([self.cells[corner + 9 * a + b] for a in range(3) for b in range(3)])

    def add_house(self, cells):
        self.houses.append(cells)
        for cell in cells:
            cell.houses.append(cells)

    def save(self):
        return [frozenset(cell.options) for cell in self.cells]

    def restore(self, saved):
        for cell, options in zip(self.cells, saved):
            cell.options = set(options)

    def fix(self, cell, digit):
        if digit not in cell.options:
            return False
        cell.options = {digit}
        for house in cell.houses:
            for other in house:
                if other is not cell and digit in other.options:
                    other.options.discard(digit)
                    if not other.options:
                        return False
                    if len(other.options) == 1:
                        (last,) = other.options
                        if not self.fix(other, last):
                            return False
        return True

    def find_hidden(self):
        """Fix one digit that has a single place in a house. None: nothing, False: impossible."""
        for house in self.houses:
            for digit in "123456789":
                homes = [cell for cell in house if digit in cell.options]
                if not homes:
                    return False
                if len(homes) == 1 and len(homes[0].options) > 1:
                    return self.fix(homes[0], digit)
        return None

    def solve(self):
        while (outcome := self.find_hidden()) is not None:
            if not outcome:
                return False
        open_cells = [cell for cell in self.cells if len(cell.options) > 1]
        if not open_cells:
            return True
        cell = min(open_cells, key=lambda each: len(each.options))
        saved = self.save()
        for digit in sorted(saved[cell.index]):
            if self.fix(cell, digit) and self.solve():
                return True
            self.restore(saved)
        return False


def solveSudoku(board):
    puzzle = Puzzle()
    for cell in puzzle.cells:
        given = board[cell.index // 9][cell.index % 9]
        if given != ".":
            puzzle.fix(cell, given)
    puzzle.solve()
    for cell in puzzle.cells:
        (board[cell.index // 9][cell.index % 9],) = cell.options
