class SudokuBoard:
    """Wraps the board and knows which numbers each unit already has."""

    def __init__(self, board):
        self.board = board
        self._rows = {i: set() for i in range(9)}
        self._columns = {i: set() for i in range(9)}
        self._boxes = {(i, j): set() for i in range(3) for j in range(3)}
        for row in range(9):
            for column in range(9):
                value = board[row][column]
                if value != ".":
                    self.put(row, column, value)

    def put(self, row, column, value):
        self.board[row][column] = value
        for unit in self._units(row, column):
            unit.add(value)

    def clear(self, row, column):
        value = self.board[row][column]
        self.board[row][column] = "."
        for unit in self._units(row, column):
            unit.remove(value)

    def is_allowed(self, row, column, value):
        return not any(value in unit for unit in self._units(row, column))

    def next_empty(self):
        for row in range(9):
            for column in range(9):
                if self.board[row][column] == ".":
                    return row, column
        return None

    def _units(self, row, column):
        return self._rows[row], self._columns[column], self._boxes[row // 3, column // 3]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.sudoku = SudokuBoard(board)
        self.backtrack()

    def backtrack(self) -> bool:
        cell = self.sudoku.next_empty()
        if cell is None:
            return True
        for value in "123456789":
            if self.sudoku.is_allowed(*cell, value):
                self.sudoku.put(*cell, value)
                if self.backtrack():
                    return True
                self.sudoku.clear(*cell)
        return False
