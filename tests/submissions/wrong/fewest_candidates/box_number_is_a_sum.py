class Solution:
    def solveSudoku(self, board):
        used_r = [[0] * 10 for _ in range(9)]
        used_c = [[0] * 10 for _ in range(9)]
        used_b = [[0] * 10 for _ in range(9)]
        left = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    left.append([r, c])
                else:
                    d = int(board[r][c])
                    used_r[r][d] += 1
                    used_c[c][d] += 1
                    used_b[r // 3 + c // 3][d] += 1

        def options(r, c):
            return [d for d in range(1, 10)
                    if used_r[r][d] == used_c[c][d] == used_b[r // 3 + c // 3][d] == 0]

        def dfs():
            if not left:
                return True
            best = min(left, key=lambda rc: len(options(*rc)))
            left.remove(best)
            r, c = best
            for d in options(r, c):
                used_r[r][d] += 1; used_c[c][d] += 1; used_b[r // 3 + c // 3][d] += 1
                board[r][c] = str(d)
                if dfs():
                    return True
                used_r[r][d] -= 1; used_c[c][d] -= 1; used_b[r // 3 + c // 3][d] -= 1
            board[r][c] = '.'
            left.append(best)
            return False

        dfs()
