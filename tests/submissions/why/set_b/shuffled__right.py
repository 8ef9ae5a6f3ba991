#: right
import random

random.seed(5)


class Solution:
    def solveSudoku(self, board):
        free_in_row = [set('123456789') - set(line) for line in board]
        free_in_col = [set('123456789') - set(line) for line in zip(*board)]
        free_in_box = {}
        for r in range(0, 9, 3):
            for c in range(0, 9, 3):
                free_in_box[r, c] = set('123456789') - {board[r + i][c + j] for i in range(3) for j in range(3)}
        blanks = {(r, c) for r in range(9) for c in range(9) if board[r][c] == '.'}

        def moves(cell):
            r, c = cell
            return free_in_row[r] & free_in_col[c] & free_in_box[r - r % 3, c - c % 3]

        def search():
            if not blanks:
                return True
            cell = min(blanks, key=lambda b: len(moves(b)))
            r, c = cell
            order = list(moves(cell))
            random.shuffle(order)
            blanks.discard(cell)
            for d in order:
                for s in (free_in_row[r], free_in_col[c], free_in_box[r - r % 3, c - c % 3]):
                    s.remove(d)
                board[r][c] = d
                if search():
                    return True
                for s in (free_in_row[r], free_in_col[c], free_in_box[r - r % 3, c - c % 3]):
                    s.add(d)
                board[r][c] = '.'
            blanks.add(cell)
            return False

        search()
