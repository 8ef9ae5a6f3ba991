#: says the first call
#: example accepted
from collections import defaultdict


class Solution:
    rows = defaultdict(set)
    cols = defaultdict(set)
    boxes = defaultdict(set)
    empty = []

    def solveSudoku(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    self.empty.append((i, j))
                else:
                    self.rows[i].add(board[i][j])
                    self.cols[j].add(board[i][j])
                    self.boxes[i // 3, j // 3].add(board[i][j])
        self.dfs(board, 0)

    def dfs(self, board, k):
        if k == len(self.empty):
            return True
        i, j = self.empty[k]
        for d in '123456789':
            if d in self.rows[i] or d in self.cols[j] or d in self.boxes[i // 3, j // 3]:
                continue
            board[i][j] = d
            self.rows[i].add(d)
            self.cols[j].add(d)
            self.boxes[i // 3, j // 3].add(d)
            if self.dfs(board, k + 1):
                return True
            board[i][j] = '.'
            self.rows[i].discard(d)
            self.cols[j].discard(d)
            self.boxes[i // 3, j // 3].discard(d)
        return False
