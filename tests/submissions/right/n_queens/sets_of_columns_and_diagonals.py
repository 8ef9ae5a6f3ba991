class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        cols, down, up = set(), set(), set()
        res = []
        board = [['.'] * n for _ in range(n)]

        def backtrack(r):
            if r == n:
                res.append([''.join(row) for row in board])
                return
            for c in range(n):
                if c in cols or r - c in down or r + c in up:
                    continue
                cols.add(c)
                down.add(r - c)
                up.add(r + c)
                board[r][c] = 'Q'
                backtrack(r + 1)
                cols.remove(c)
                down.remove(r - c)
                up.remove(r + c)
                board[r][c] = '.'

        backtrack(0)
        return res
