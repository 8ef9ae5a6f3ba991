#: says the first call
#: example accepted
class Solution:
    def solveSudoku(self, board, used=[[0] * 9 for _ in range(27)]):
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c))
                else:
                    n = int(board[r][c]) - 1
                    used[r][n] = used[9 + c][n] = used[18 + r // 3 * 3 + c // 3][n] = 1

        def dfs(i):
            if i == len(blanks):
                return True
            r, c = blanks[i]
            row, col, box = used[r], used[9 + c], used[18 + r // 3 * 3 + c // 3]
            for n in range(9):
                if not row[n] and not col[n] and not box[n]:
                    row[n] = col[n] = box[n] = 1
                    board[r][c] = str(n + 1)
                    if dfs(i + 1):
                        return True
                    row[n] = col[n] = box[n] = 0
                    board[r][c] = '.'
            return False

        dfs(0)
