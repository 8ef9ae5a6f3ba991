#: says a given was changed
#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        order = []   # cells in the order in which they were filled
        guesses = []  # (how many cells were filled before, r, c, digits not tried yet)
        while True:
            best = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        opts = self.options(board, r, c)
                        if best is None or len(opts) < len(best[2]):
                            best = (r, c, opts)
            if best is None:
                return
            r, c, opts = best
            if not opts:
                # dead end: go back to the last guess
                while guesses and not guesses[-1][3]:
                    guesses.pop()
                if not guesses:
                    return
                n, r, c, opts = guesses.pop()
                for i in range(r, 9):
                    for j in range(9):
                        if (i, j) in order[n:] or (i == r and j > c):
                            board[i][j] = '.'
                for i, j in order[n:]:
                    board[i][j] = '.'
                del order[n:]
            if len(opts) > 1:
                guesses.append((len(order), r, c, opts[1:]))
            board[r][c] = opts[0]
            order.append((r, c))

    def options(self, board, r, c):
        seen = set(board[r]) | {row[c] for row in board}
        for row in board[r // 3 * 3:r // 3 * 3 + 3]:
            seen |= set(row[c // 3 * 3:c // 3 * 3 + 3])
        return [d for d in '123456789' if d not in seen]
