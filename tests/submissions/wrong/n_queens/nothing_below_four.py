#: example accepted
class Solution:
    def solveNQueens(self, n):
        if n < 4:
            return []
        out = []
        stack = [()]
        while stack:
            q = stack.pop()
            if len(q) == n:
                out.append(["." * c + "Q" + "." * (n - c - 1) for c in q])
                continue
            for c in range(n):
                if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
                    stack.append(q + (c,))
        return out
