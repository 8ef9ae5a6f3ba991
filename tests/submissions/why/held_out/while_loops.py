class Solution:
    def solveSudoku(self, board):
        self.backtrack(board)

    def backtrack(self, board):
        cell = self.find_empty(board)
        if cell == [-1, -1]:
            return True
        x = cell[0]
        y = cell[1]
        number = 1
        while number < 10:
            if self.is_safe(board, x, y, str(number)):
                board[x][y] = str(number)
                if self.backtrack(board):
                    return True
                board[x][y] = "."
            number = number + 1
        return False

    def find_empty(self, board):
        x = 0
        while x < 9:
            y = 0
            while y < 9:
                if board[x][y] == ".":
                    return [x, y]
                y = y + 1
            x = x + 1
        return [-1, -1]

    def used_in_row(self, board, x, number):
        for y in range(9):
            if board[x][y] == number:
                return True
        return False

    def used_in_column(self, board, y, number):
        for x in range(9):
            if board[x][y] == number:
                return True
        return False

    def used_in_box(self, board, box_x, box_y, number):
        for x in range(3):
            for y in range(3):
                if board[x + box_x][y + box_y] == number:
                    return True
        return False

    def is_safe(self, board, x, y, number):
        return (
            not self.used_in_row(board, x, number)
            and not self.used_in_column(board, y, number)
            and not self.used_in_box(board, x - x % 3, y - y % 3, number)
        )
