from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.empties = self.find_empties()
        self.fill(0)

    def find_empties(self):
        result = []
        for i in range(9):
            for j in range(9):
                if self.board[i][j] == '.':
                    result.append([i, j])
        return result

    def fill(self, index):
        if index >= len(self.empties):
            return True
        i, j = self.empties[index]
        for digit in self.candidates(i, j):
            self.board[i][j] = digit
            if self.fill(index + 1):
                return True
            self.board[i][j] = '.'
        return False

    def candidates(self, i, j):
        taken = set(self.board[i])
        for k in range(9):
            taken.add(self.board[k][j])
        top = i - i % 3
        left = j - j % 3
        for a in range(top, top + 3):
            for b in range(left, left + 3):
                taken.add(self.board[a][b])
        return [d for d in '123456789' if d not in taken]
