import sys
sys.setrecursionlimit(10 ** 6)


class Solution:
    def solveSudoku(self, board):
        rows = [[False] * 10 for _ in range(9)]
        cols = [[False] * 10 for _ in range(9)]
        boxes = [[False] * 10 for _ in range(9)]
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    n = int(board[i][j])
                    rows[i][n] = cols[j][n] = boxes[i // 3 * 3 + j // 3][n] = True
        self.done = False
        self.dfs(board, rows, cols, boxes, 0)

    def dfs(self, board, rows, cols, boxes, pos):
        if pos == 81:
            self.done = True
            return
        i, j = divmod(pos, 9)
        if board[i][j] != '.':
            self.dfs(board, rows, cols, boxes, pos + 1)
            return
        k = i // 3 * 3 + j // 3
        row, col, box = rows[i], cols[j], boxes[k]
        for n in range(1, 10):
            if row[n] or col[n] or box[n]:
                continue
            row[n] = col[n] = box[n] = True
            board[i][j] = str(n)
            self.dfs(board, rows, cols, boxes, pos + 1)
            if self.done:
                return
            board[i][j] = '.'
            row[n] = col[n] = box[n] = False
