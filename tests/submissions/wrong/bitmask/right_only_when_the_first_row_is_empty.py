#: says a given was changed
class Solution:
    def solveSudoku(self, board):
        rows = [set(r) - {'.'} for r in board]
        cols = [set(c) - {'.'} for c in zip(*board)]
        boxes = [set(board[i + k // 3][j + k % 3] for k in range(9)) - {'.'} for i in (0, 3, 6) for j in (0, 3, 6)]
        board[0] = ['.'] * 9

        def solve(i):
            if i == 81:
                return True
            r, c = divmod(i, 9)
            if board[r][c] != '.':
                return solve(i + 1)
            for d in '123456789':
                if d in rows[r] or d in cols[c] or d in boxes[r // 3 * 3 + c // 3]:
                    continue
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[r // 3 * 3 + c // 3].add(d)
                if solve(i + 1):
                    return True
                board[r][c] = '.'
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[r // 3 * 3 + c // 3].remove(d)
            return False

        solve(0)
