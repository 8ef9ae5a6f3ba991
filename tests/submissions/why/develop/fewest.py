class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.rows = {i: set("123456789") for i in range(9)}
        self.cols = {i: set("123456789") for i in range(9)}
        self.boxes = {i: set("123456789") for i in range(9)}
        self.open = set()
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    self.open.add((i, j))
                else:
                    self.take(i, j, board[i][j])
        self.search()

    def take(self, i, j, v):
        self.rows[i].discard(v)
        self.cols[j].discard(v)
        self.boxes[self.box(i, j)].discard(v)

    def give(self, i, j, v):
        self.rows[i].add(v)
        self.cols[j].add(v)
        self.boxes[self.box(i, j)].add(v)

    def box(self, i, j):
        return i // 3 * 3 + j // 3

    def options(self, i, j):
        return self.rows[i] & self.cols[j] & self.boxes[self.box(i, j)]

    def search(self):
        if not self.open:
            return True
        i, j = min(self.open, key=lambda p: len(self.options(*p)))
        self.open.remove((i, j))
        for v in self.options(i, j):
            self.board[i][j] = v
            self.take(i, j, v)
            if self.search():
                return True
            self.give(i, j, v)
            self.board[i][j] = "."
        self.open.add((i, j))
        return False
