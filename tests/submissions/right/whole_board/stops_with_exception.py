class Solved(Exception):
    pass


class Solution:
    def solveSudoku(self, board):
        masks = {}
        cells = []
        for r in range(9):
            for c in range(9):
                for unit in ((0, r), (1, c), (2, r // 3, c // 3)):
                    masks.setdefault(unit, 0)
                if board[r][c] != '.':
                    for unit in ((0, r), (1, c), (2, r // 3, c // 3)):
                        masks[unit] |= 1 << int(board[r][c])
                else:
                    cells.append((r, c))
        try:
            self.search(board, masks, cells)
        except Solved:
            return
        raise ValueError('this board has no solution')

    def search(self, board, masks, cells):
        if not cells:
            raise Solved
        best = None
        for cell in cells:
            r, c = cell
            used = masks[0, r] | masks[1, c] | masks[2, r // 3, c // 3]
            n = bin(used).count('1')
            if best is None or n > best[0]:
                best = n, cell, used
        _, (r, c), used = best
        rest = [cell for cell in cells if cell != (r, c)]
        for d in range(1, 10):
            if used >> d & 1:
                continue
            for unit in ((0, r), (1, c), (2, r // 3, c // 3)):
                masks[unit] ^= 1 << d
            board[r][c] = str(d)
            self.search(board, masks, rest)
            for unit in ((0, r), (1, c), (2, r // 3, c // 3)):
                masks[unit] ^= 1 << d
        board[r][c] = '.'
