class Solution:
    def solveNQueens(self, n):
        boards = []
        for a in range(n):
            for b in range(n):
                for c in range(n):
                    for d in range(n):
                        q = [a, b, c, d]
                        if all(
                            q[i] != q[j] and abs(q[i] - q[j]) != j - i
                            for i in range(4)
                            for j in range(i + 1, 4)
                        ):
                            boards.append(["." * x + "Q" + "." * (n - 1 - x) for x in q])
        return boards
