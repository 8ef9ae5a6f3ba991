from math import isqrt


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        N = len(board)
        n = isqrt(N)
        symbols = [str(k + 1) for k in range(N)]
        R = [set() for _ in range(N)]
        C = [set() for _ in range(N)]
        B = [set() for _ in range(N)]
        spaces = []
        for r in range(N):
            for c in range(N):
                if board[r][c] in symbols:
                    R[r].add(board[r][c])
                    C[c].add(board[r][c])
                    B[r // n * n + c // n].add(board[r][c])
                else:
                    spaces.append((r, c))

        def fill(k: int) -> bool:
            if k == len(spaces):
                return True
            r, c = spaces[k]
            b = r // n * n + c // n
            for s in symbols:
                if s in R[r] or s in C[c] or s in B[b]:
                    continue
                R[r].add(s)
                C[c].add(s)
                B[b].add(s)
                board[r][c] = s
                if fill(k + 1):
                    return True
                R[r].remove(s)
                C[c].remove(s)
                B[b].remove(s)
            board[r][c] = "."
            return False

        fill(0)
