class Solution:
    def __init__(self):
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        self.empty = []
        self.solved = False

    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.empty.append((r, c))
                else:
                    self.mark(r, c, board[r][c])
        self.fill(board, 0)

    def mark(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def unmark(self, r, c, d):
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3 * 3 + c // 3].remove(d)

    def fill(self, board, i):
        if i == len(self.empty):
            self.solved = True
            return
        r, c = self.empty[i]
        for d in "123456789":
            if d not in self.rows[r] and d not in self.cols[c] and d not in self.boxes[r // 3 * 3 + c // 3]:
                board[r][c] = d
                self.mark(r, c, d)
                self.fill(board, i + 1)
                if self.solved:
                    return
                self.unmark(r, c, d)
                board[r][c] = "."
