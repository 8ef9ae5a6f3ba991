class Solution:
    def solveSudoku(self, board):
        R, C, B = [0] * 9, [0] * 9, [0] * 9
        empty = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    empty.append((i, j))
                    continue
                m = 1 << int(board[i][j])
                R[i] |= m
                C[j] |= m
                B[i // 3 * 3 + j // 3] |= m

        def solve(k):
            if k == len(empty):
                return True
            i, j = empty[k]
            b = i // 3 * 3 + j // 3
            for d in range(1, 10):
                m = 1 << d
                if (R[i] | C[j] | B[b]) & m:
                    continue
                R[i] |= m
                C[j] |= m
                B[b] |= m
                board[i][j] = str(d)
                if solve(k + 1):
                    return True
                R[i] &= ~m
                B[b] &= ~m
                board[i][j] = "."
            return False

        solve(0)
