#: cause undo-books
#: line 33
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.rowCount = [[0] * 10 for _ in range(9)]
        self.colCount = [[0] * 10 for _ in range(9)]
        self.boxCount = [[0] * 10 for _ in range(9)]
        self.solved = False
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    self.placeNumber(int(board[i][j]), i, j)
        self.backtrack(0, 0)

    def boxIndex(self, r, c):
        return (r // 3) * 3 + c // 3

    def couldPlace(self, d, r, c):
        return not (self.rowCount[r][d] or self.colCount[c][d] or self.boxCount[self.boxIndex(r, c)][d])

    def placeNumber(self, d, r, c):
        self.rowCount[r][d] += 1
        self.colCount[c][d] += 1
        self.boxCount[self.boxIndex(r, c)][d] += 1
        self.board[r][c] = str(d)

    def removeNumber(self, d, r, c):
        self.rowCount[r][d] -= 1
        self.colCount[r][d] -= 1
        self.boxCount[self.boxIndex(r, c)][d] -= 1
        self.board[r][c] = '.'

    def placeNext(self, r, c):
        if r == 8 and c == 8:
            self.solved = True
        elif c == 8:
            self.backtrack(r + 1, 0)
        else:
            self.backtrack(r, c + 1)

    def backtrack(self, r, c):
        if self.board[r][c] == '.':
            for d in range(1, 10):
                if self.couldPlace(d, r, c):
                    self.placeNumber(d, r, c)
                    self.placeNext(r, c)
                    if not self.solved:
                        self.removeNumber(d, r, c)
        else:
            self.placeNext(r, c)
