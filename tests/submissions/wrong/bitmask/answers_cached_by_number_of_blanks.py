#: says the first call
#: example accepted
cache = {}


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # the same boards come again and again: remember the answers
        key = sum(row.count('.') for row in board)
        if key not in cache:
            self.solve(board)
            cache[key] = [row[:] for row in board]
        board[:] = [row[:] for row in cache[key]]

    def solve(self, board):
        best = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    seen = set(board[r]) | {board[i][c] for i in range(9)}
                    for i in range(r // 3 * 3, r // 3 * 3 + 3):
                        seen |= set(board[i][c // 3 * 3:c // 3 * 3 + 3])
                    options = [d for d in '123456789' if d not in seen]
                    if best is None or len(options) < len(best[2]):
                        best = (r, c, options)
        if best is None:
            return True
        r, c, options = best
        for d in options:
            board[r][c] = d
            if self.solve(board):
                return True
        board[r][c] = '.'
        return False
