class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        res = []
        board = ["." * n] * n
        cols = [0] * n
        d1 = defaultdict(int)
        d2 = defaultdict(int)

        def helper(i):
            if i == n:
                res.append(board[:])
                return
            for j in range(n):
                if cols[j] or d1[i - j] or d2[i + j]:
                    continue
                board[i] = "." * j + "Q" + "." * (n - j - 1)
                cols[j] = d1[i - j] = d2[i + j] = 1
                helper(i + 1)
                cols[j] = d1[i - j] = 0

        helper(0)
        return res
