#: says in box
#: example accepted
class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.rows = [set(row) for row in board]
        self.cols = [set(col) for col in zip(*board)]
        self.dfs(0)

    def box_ok(self, i, j):
        x, y = i // 3 * 3, j // 3 * 3
        digits = [d for row in self.board[x:x + 3] for d in row[y:y + 3] if d != "."]
        return len(digits) == len(set(digits))

    def dfs(self, n):
        if n == 81:
            return True
        i, j = n // 9, n % 9
        if self.board[i][j] != ".":
            return self.dfs(n + 1)
        for d in "123456789":
            if d in self.rows[i] or d in self.cols[j]:
                continue
            if self.box_ok(i, j):
                self.board[i][j] = d
                self.rows[i].add(d)
                self.cols[j].add(d)
                if self.dfs(n + 1):
                    return True
                self.board[i][j] = "."
                self.rows[i].remove(d)
                self.cols[j].remove(d)
        return False
