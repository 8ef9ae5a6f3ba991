#: cause empty-test
#: line 33
from collections import defaultdict


class Done(Exception):
    pass


class Solution:

    def solveSudoku(self, board):
        self.board = board
        self.seen = defaultdict(set)
        for i, line in enumerate(board):
            for j, x in enumerate(line):
                if x != ".":
                    for k in self.keys(i, j):
                        self.seen[k].add(x)
        try:
            self.go(0, 0)
        except Done:
            pass

    def keys(self, i, j):
        return [("row", i), ("col", j), ("box", i // 3, j // 3)]

    def go(self, i, j):
        if j == 9:
            i, j = i + 1, 0
        if i == 9:
            raise Done()
        if self.board[i][j] != 0:
            self.go(i, j + 1)
            return
        ks = self.keys(i, j)
        for x in "123456789":
            if any(x in self.seen[k] for k in ks):
                continue
            self.board[i][j] = x
            for k in ks:
                self.seen[k].add(x)
            self.go(i, j + 1)
            for k in ks:
                self.seen[k].remove(x)
        self.board[i][j] = "."
