class Solution:
    memo = {}

    def solveSudoku(self, board):
        def candidates(r, c):
            if (r, c) in self.memo:
                return self.memo[r, c]
            used = set(board[r]) | set(row[c] for row in board)
            for i in range(r // 3 * 3, r // 3 * 3 + 3):
                for j in range(c // 3 * 3, c // 3 * 3 + 3):
                    used.add(board[i][j])
            self.memo[r, c] = [d for d in "123456789" if d not in used]
            return self.memo[r, c]

        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for d in candidates(r, c):
                            board[r][c] = d
                            if solve():
                                return True
                            board[r][c] = "."
                        return False
            return True

        solve()
