#: says nothing was written
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def valid(r, c, d):
            for i in range(9):
                if d in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
                    return False
            return True

        def solve(r, c):
            if r > 8:
                return True
            if c > 8:
                return solve(r + 1, 0)
            if board[r][c].isdigit:
                return solve(r, c + 1)
            for d in "123456789":
                if valid(r, c, d):
                    board[r][c] = d
                    if solve(r, c + 1):
                        return True
                    board[r][c] = "."
            return False

        solve(0, 0)
