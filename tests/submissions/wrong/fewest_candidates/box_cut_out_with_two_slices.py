class Solution:
    def solveSudoku(self, board):
        def taken(r, c):
            r0, c0 = 3 * (r // 3), 3 * (c // 3)
            square = sum(board[r0:r0 + 3][c0:c0 + 3], [])
            return set(board[r]) | {row[c] for row in board} | set(square)

        def solve():
            best, spot = set('0123456789'), None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        left = set('123456789') - taken(r, c)
                        if len(left) < len(best):
                            best, spot = left, (r, c)
            if spot is None:
                return True
            for d in best:
                board[spot[0]][spot[1]] = d
                if solve():
                    return True
            board[spot[0]][spot[1]] = '.'
            return False

        solve()
