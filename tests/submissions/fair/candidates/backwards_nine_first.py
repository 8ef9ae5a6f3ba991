class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        B = board

        def avail(r, c):
            bad = set()
            for k in range(9):
                bad.add(B[r][k])
                bad.add(B[k][c])
            for rr in [r // 3 * 3, r // 3 * 3 + 1, r // 3 * 3 + 2]:
                for cc in [c // 3 * 3, c // 3 * 3 + 1, c // 3 * 3 + 2]:
                    bad.add(B[rr][cc])
            return [x for x in '987654321' if x not in bad]

        def f(r, c):
            if r < 0:
                return True
            if c < 0:
                return f(r - 1, 8)
            if B[r][c] != '.':
                return f(r, c - 1)
            for x in avail(r, c):
                B[r][c] = x
                if f(r, c - 1):
                    break
            else:
                B[r][c] = '.'
                return False
            return True

        f(8, 8)
