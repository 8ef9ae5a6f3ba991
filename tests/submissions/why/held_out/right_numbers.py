class Solution:
    def solveSudoku(self, board):
        grid = [[0 if x == "." else int(x) for x in row] for row in board]
        rows = [sum(1 << n for n in row if n) for row in grid]
        cols = [sum(1 << grid[i][j] for i in range(9) if grid[i][j]) for j in range(9)]
        boxes = [0] * 9
        for i in range(9):
            for j in range(9):
                if grid[i][j]:
                    boxes[i // 3 * 3 + j // 3] += 1 << grid[i][j]

        def go(i, j):
            if i == 9:
                return True
            if j == 9:
                return go(i + 1, 0)
            if grid[i][j]:
                return go(i, j + 1)
            b = i // 3 * 3 + j // 3
            for n in range(1, 10):
                bit = 1 << n
                if not (rows[i] | cols[j] | boxes[b]) & bit:
                    grid[i][j] = n
                    rows[i] += bit
                    cols[j] += bit
                    boxes[b] += bit
                    if go(i, j + 1):
                        return True
                    rows[i] -= bit
                    cols[j] -= bit
                    boxes[b] -= bit
            grid[i][j] = 0
            return False

        go(0, 0)
        for i in range(9):
            board[i][:] = map(str, grid[i])
