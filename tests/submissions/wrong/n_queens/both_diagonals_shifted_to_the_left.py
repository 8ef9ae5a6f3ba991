class Solution:
    def solveNQueens(self, n):
        full = (1 << n) - 1
        boards = []

        def dfs(rows, cols, left, right):
            if cols == full:
                boards.append(rows)
                return
            free = full & ~(cols | left | right)
            while free:
                bit = free & -free
                free -= bit
                c = bit.bit_length() - 1
                dfs(rows + ["." * c + "Q" + "." * (n - c - 1)], cols | bit, (left | bit) << 1, (right | bit) << 1)

        dfs([], 0, 0, 0)
        return boards
