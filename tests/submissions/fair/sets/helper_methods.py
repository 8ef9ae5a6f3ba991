class Solution:
    """
    Approach: backtracking + hash sets.
    Every unit remembers its numbers so the check is O(1).
    """

    def __init__(self):
        self.row_sets = [set() for _ in range(9)]
        self.col_sets = [set() for _ in range(9)]
        self.box_sets = [set() for _ in range(9)]
        self.board = None

    def canPlace(self, r, c, num):
        return not (num in self.row_sets[r]
                    or num in self.col_sets[c]
                    or num in self.box_sets[self.boxId(r, c)])

    def boxId(self, r, c):
        return r // 3 * 3 + c // 3

    def placeNumber(self, r, c, num):
        self.row_sets[r].add(num)
        self.col_sets[c].add(num)
        self.box_sets[self.boxId(r, c)].add(num)
        self.board[r][c] = num

    def removeNumber(self, r, c, num):
        self.row_sets[r].remove(num)
        self.col_sets[c].remove(num)
        self.box_sets[self.boxId(r, c)].remove(num)
        self.board[r][c] = '.'

    def backtrack(self, r, c):
        if c == 9:
            r, c = r + 1, 0
        if r == 9:
            return True
        if self.board[r][c] != '.':
            return self.backtrack(r, c + 1)
        for num in '123456789':
            if self.canPlace(r, c, num):
                self.placeNumber(r, c, num)
                if self.backtrack(r, c + 1):
                    return True
                self.removeNumber(r, c, num)
        return False

    def solveSudoku(self, board):
        self.board = board
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.placeNumber(r, c, board[r][c])
        self.backtrack(0, 0)
