class Solution:
    def solveSudoku(self, board):
        def choices(r, c):
            s = "123456789"
            for x in board[r]:
                s = s.replace(x, "")
            for row in board:
                s = s.replace(row[c], "")
            for row in board[r // 3 * 3 : r // 3 * 3 + 3]:
                for x in row[c // 3 * 3 : c // 3 * 3 + 3]:
                    s = s.replace(x, "")
            return s

        def solve(r, c):
            if c == 9:
                return solve(r + 1, 0)
            if r == 9:
                return True
            if board[r][c] != ".":
                return solve(r, c + 1)
            for x in choices(r, c):
                board[r][c] = x
                board[r][c] = "."
                if solve(r, c + 1):
                    return True
            return False

        solve(0, 0)
