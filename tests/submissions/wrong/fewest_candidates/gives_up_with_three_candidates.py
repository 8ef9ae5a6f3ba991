#: example accepted
class Solution:
    def solveSudoku(self, board):
        N = '123456789'

        def cand(r, c):
            s = set()
            s.update(board[r])
            s.update(x[c] for x in board)
            for a in board[r // 3 * 3:r // 3 * 3 + 3]:
                s.update(a[c // 3 * 3:c // 3 * 3 + 3])
            return [d for d in N if d not in s]

        def solve():
            least = 3
            target = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        k = cand(r, c)
                        if len(k) < least:
                            least = len(k)
                            target = (r, c, k)
            if not target:
                return True
            r, c, k = target
            for d in k:
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = '.'
            return False

        solve()
