class Solution:
    def solveSudoku(self, board):
        self.rows = [set() for i in range(9)]
        self.cols = [set() for i in range(9)]
        self.boxes = [set() for i in range(9)]
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    self.rows[i].add(board[i][j])
                    self.cols[j].add(board[i][j])
                    self.boxes[i // 3 * 3 + j // 3].add(board[i][j])
        self.solve(board)

    def solve(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    for n in '123456789':
                        if self.can_place(i, j, n):
                            self.place(board, i, j, n)
                            if self.solve(board):
                                return True
                            self.unplace(board, i, j, n)
                    return False
        return True

    def can_place(self, i, j, n):
        return (n not in self.rows[i] and n not in self.cols[j]
                and n not in self.boxes[i // 3 * 3 + j // 3])

    def place(self, board, i, j, n):
        board[i][j] = n
        self.rows[i].add(n)
        self.cols[j].add(n)
        self.boxes[i // 3 * 3 + j // 3].add(n)

    def unplace(self, board, i, j, n):
        board[i][j] = '.'
        self.rows[i].remove(n)
        self.cols[j].remove(n)
        self.boxes[i // 3 * 3 + j // 3].remove(n)
