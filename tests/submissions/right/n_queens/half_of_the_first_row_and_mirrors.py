class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        found = []

        def go(row, cols, d1, d2, path):
            if row == n:
                found.append(path)
                return
            for c in range(n):
                if row == 0 and c >= (n + 1) // 2:
                    break
                if not (cols >> c & 1 or d1 >> (row + c) & 1 or d2 >> (row - c + n) & 1):
                    go(row + 1, cols | 1 << c, d1 | 1 << row + c, d2 | 1 << row - c + n, path + [c])

        go(0, 0, 0, 0, [])
        out = []
        for path in found:
            lines = ["." * c + "Q" + "." * (n - c - 1) for c in path]
            out.append(lines)
            if not (n % 2 and path[0] == n // 2):
                out.append([line[::-1] for line in lines])
        return out
