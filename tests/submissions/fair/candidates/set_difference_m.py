class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        ALL = set("123456789")

        def options(r, c):
            row = set(board[r])
            col = {board[i][c] for i in range(9)}
            box = {board[i][j]
                   for i in range(r // 3 * 3, r // 3 * 3 + 3)
                   for j in range(c // 3 * 3, c // 3 * 3 + 3)}
            return ALL - row - col - box

        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for d in options(r, c):
                            board[r][c] = d
                            if solve():
                                return True
                            board[r][c] = "."
                        return False
            return True

        solve()
