#: example accepted
class Column:
    def __init__(self):
        self.L = self.R = self.U = self.D = self.C = self
        self.size = 0


class Cell:
    def __init__(self, column, move):
        self.C, self.move = column, move
        self.L = self.R = self
        self.U, self.D = column.U, column
        column.U.D = self
        column.U = self
        column.size += 1


class Solution:
    def solveSudoku(self, board):
        head = Column()
        columns = [Column() for _ in range(324)]
        ring = [head] + columns
        for a, b in zip(ring, ring[1:] + [head]):
            a.R, b.L = b, a
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    if board[r][c] == '.' or board[r][c] == str(d + 1):
                        four = [Cell(columns[k], (r, c, str(d + 1))) for k in (
                            9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (3 * (r // 3) + c // 3) + d)]
                        for a, b in zip(four, four[1:] + four[:1]):
                            a.R, b.L = b, a
        moves = self.search(head)
        for r, c, d in moves or []:
            board[r][c] = d

    def cover(self, col):
        col.L.R, col.R.L = col.R, col.L
        i = col.D
        while i is not col:
            j = i.R
            while j is not i:
                j.U.D, j.D.U = j.D, j.U
                j.C.size -= 1
                j = j.R
            i = i.D

    def uncover(self, col):
        i = col.U
        while i is not col:
            j = i.L
            while j is not i:
                j.U.D = j.D.U = j
                j = j.L
            i = i.U
        col.L.R = col.R.L = col

    def search(self, head):
        if head.R is head:
            return []
        col, best = head.R, None
        while col is not head:
            if col.size <= 0:
                return None
            if best is None or col.size < best.size:
                best = col
            col = col.R
        self.cover(best)
        i = best.D
        while i is not best:
            j = i.R
            while j is not i:
                self.cover(j.C)
                j = j.R
            rest = self.search(head)
            if rest is not None:
                return [i.move] + rest
            j = i.L
            while j is not i:
                self.uncover(j.C)
                j = j.L
            i = i.D
        self.uncover(best)
        return None
