class Solution(object):
    def solveSudoku(self, board):
        rows = [0 for i in range(9)]
        cols = [0 for i in range(9)]
        grids = [0 for i in range(9)]
        for i in range(0, 9):
            for j in range(0, 9):
                if board[i][j] != '.':
                    num = int(board[i][j])
                    rows[i] = rows[i] | (1 << num)
                    cols[j] = cols[j] | (1 << num)
                    grids[3 * (i // 3) + (j // 3)] = grids[3 * (i // 3) + (j // 3)] | (1 << num)

        def rec(i, j):
            if i == 9:
                return True
            if j == 9:
                return rec(i + 1, 0)
            if board[i][j] != '.':
                return rec(i, j + 1)
            for num in range(1, 10):
                if (rows[i] & (1 << num)) == 0 and (cols[j] & (1 << num)) == 0 and \
                        (grids[3 * (i // 3) + (j // 3)] & (1 << num)) == 0:
                    # choose
                    board[i][j] = str(num)
                    rows[i] = rows[i] | (1 << num)
                    cols[j] = cols[j] | (1 << num)
                    grids[3 * (i // 3) + (j // 3)] = grids[3 * (i // 3) + (j // 3)] | (1 << num)
                    # explore
                    if rec(i, j + 1):
                        return True
                    # unchoose
                    board[i][j] = '.'
                    rows[i] = rows[i] & ~(1 << num)
                    cols[j] = cols[j] & ~(1 << num)
                    grids[3 * (i // 3) + (j // 3)] = grids[3 * (i // 3) + (j // 3)] & ~(1 << num)
            return False

        rec(0, 0)
