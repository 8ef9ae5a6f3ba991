class Solution:
    def solveSudoku(self, board):
        def box(r, c):
            return r // 3 * 3 + c % 3

        rows = [0] * 9
        cols = [0] * 9
        boxes = [0] * 9
        empty = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    empty.append((r, c))
                else:
                    v = 1 << int(board[r][c])
                    rows[r] += v
                    cols[c] += v
                    boxes[box(r, c)] |= v

        def solve(i):
            if i == len(empty):
                return True
            r, c = empty[i]
            for d in range(1, 10):
                v = 1 << d
                if not (rows[r] & v or cols[c] & v or boxes[box(r, c)] & v):
                    rows[r] += v
                    cols[c] += v
                    boxes[box(r, c)] += v
                    board[r][c] = str(d)
                    if solve(i + 1):
                        return True
                    rows[r] -= v
                    cols[c] -= v
                    boxes[box(r, c)] -= v
            board[r][c] = '.'
            return False

        solve(0)
