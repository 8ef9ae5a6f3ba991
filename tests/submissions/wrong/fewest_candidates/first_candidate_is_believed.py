#: example accepted
class Solution:
    def solveSudoku(self, board):
        empties = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
        while empties:
            best = min(empties, key=lambda rc: len(self.options(board, *rc)))
            options = self.options(board, *best)
            if not options:
                break
            board[best[0]][best[1]] = options[0]
            empties.remove(best)

    def options(self, board, r, c):
        res = []
        for d in '123456789':
            if d in board[r]:
                continue
            if any(board[k][c] == d for k in range(9)):
                continue
            x, y = r // 3 * 3, c // 3 * 3
            if any(d in board[k][y:y + 3] for k in range(x, x + 3)):
                continue
            res.append(d)
        return res
