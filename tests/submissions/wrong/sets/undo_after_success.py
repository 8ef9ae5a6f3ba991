class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.rows = [set() for i in range(9)]
        self.cols = [set() for i in range(9)]
        self.boxes = [set() for i in range(9)]
        empties = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    empties.append((i, j))
                else:
                    self.place(i, j, board[i][j])
        self.solve(empties)

    def place(self, i, j, d):
        self.board[i][j] = d
        self.rows[i].add(d)
        self.cols[j].add(d)
        self.boxes[i // 3 * 3 + j // 3].add(d)

    def unplace(self, i, j):
        d = self.board[i][j]
        self.board[i][j] = "."
        self.rows[i].remove(d)
        self.cols[j].remove(d)
        self.boxes[i // 3 * 3 + j // 3].remove(d)

    def fits(self, i, j, d):
        return not (d in self.rows[i] or d in self.cols[j] or d in self.boxes[i // 3 * 3 + j // 3])

    def solve(self, empties):
        if not empties:
            return True
        i, j = empties.pop()
        for d in "123456789":
            if self.fits(i, j, d):
                self.place(i, j, d)
                done = self.solve(empties)
                self.unplace(i, j)
                if done:
                    return True
        empties.append((i, j))
        return False
