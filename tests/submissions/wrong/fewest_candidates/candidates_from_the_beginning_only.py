# find the candidates of every empty cell, shortest first, then fill
def solveSudoku(board):
    cands = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                s = set('123456789')
                for k in range(9):
                    s.discard(board[r][k])
                    s.discard(board[k][c])
                    s.discard(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
                cands.append((len(s), r, c, sorted(s)))
    cands.sort()

    def fill(k):
        if k == len(cands):
            return True
        n, r, c, options = cands[k]
        for d in options:
            if d in board[r]:
                continue
            board[r][c] = d
            if fill(k + 1):
                return True
            board[r][c] = '.'
        return False

    fill(0)
