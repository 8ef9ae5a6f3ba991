class Solution:
    # `done` becomes True at the last blank; after that no digit is taken back.

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.done = False
        self.lines = [set() for _ in range(27)]  # 0-8 rows, 9-17 columns, 18-26 boxes
        self.blanks = []
        for y in range(9):
            for x in range(9):
                if board[y][x] == '.':
                    self.blanks.append((y, x))
                else:
                    for line in self.lines_of(y, x):
                        line.add(int(board[y][x]))
        self.next_blank(0)

    def lines_of(self, y, x):
        return [self.lines[y], self.lines[9 + x], self.lines[18 + y // 3 * 3 + x // 3]]

    def next_blank(self, k):
        if k == len(self.blanks):
            self.done = True
            return
        y, x = self.blanks[k]
        a, b, c = self.lines_of(y, x)
        for n in range(1, 10):
            if not (n in a or n in b or n in c):
                self.board[y][x] = str(n)
                a.add(n); b.add(n); c.add(n)
                self.next_blank(k + 1)
                if self.done:
                    return
                a.remove(n); b.remove(n); c.remove(n)
                self.board[y][x] = '.'
