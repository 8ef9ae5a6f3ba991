#: cause undo-books
#: line 36
from collections import Counter, defaultdict


class Done(Exception):
    pass


def solveSudoku(board):
    count = defaultdict(Counter)

    def units(r, c):
        return 'r%d' % r, 'c%d' % c, 'b%d%d' % (r // 3, c // 3)

    def free(r, c, d):
        return all(count[u][d] == 0 for u in units(r, c))

    def change(r, c, d, by):
        for u in units(r, c):
            count[u][d] += by

    def go(r, c):
        if c == 9:
            r, c = r + 1, 0
        if r == 9:
            raise Done
        if board[r][c] != '.':
            go(r, c + 1)
            return
        for d in '123456789':
            if free(r, c, d):
                board[r][c] = d
                change(r, c, d, 1)
                go(r, c + 1)
                change(r, c, d, 1)
                board[r][c] = '.'

    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                change(r, c, board[r][c], 1)
    try:
        go(0, 0)
    except Done:
        pass
