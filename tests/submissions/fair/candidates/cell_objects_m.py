class Cell:
    def __init__(self, row, col, value):
        self.row = row
        self.col = col
        self.box = (row // 3, col // 3)
        self.value = value

    def is_empty(self):
        return self.value == "."


class Grid:
    def __init__(self, board):
        self.cells = [Cell(r, c, board[r][c]) for r in range(9) for c in range(9)]

    def get_candidates(self, cell):
        used = set()
        for other in self.cells:
            if other.row == cell.row or other.col == cell.col or other.box == cell.box:
                used.add(other.value)
        return [d for d in "123456789" if d not in used]

    def solve(self):
        for cell in self.cells:
            if cell.is_empty():
                break
        else:
            return True
        for d in self.get_candidates(cell):
            cell.value = d
            if self.solve():
                return True
        cell.value = "."
        return False

    def write_to(self, board):
        for cell in self.cells:
            board[cell.row][cell.col] = cell.value


class Solution:
    def solveSudoku(self, board):
        grid = Grid(board)
        grid.solve()
        grid.write_to(board)
