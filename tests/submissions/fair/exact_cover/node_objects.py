class Node:
    __slots__ = ('L', 'R', 'U', 'D', 'col', 'name', 'size')

    def __init__(self, col=None, name=None):
        self.L = self.R = self.U = self.D = self
        self.col = col
        self.name = name
        self.size = 0


class DancingLinks:
    def __init__(self, ncols):
        self.root = Node()
        self.cols = []
        for _ in range(ncols):
            h = Node()
            h.col = h
            h.L, h.R = self.root.L, self.root
            self.root.L.R = h
            self.root.L = h
            self.cols.append(h)
        self.answer = []

    def addRow(self, name, colIds):
        first = None
        for k in colIds:
            h = self.cols[k]
            n = Node(h, name)
            n.U, n.D = h.U, h
            h.U.D = n
            h.U = n
            h.size += 1
            if first is None:
                first = n
            else:
                n.L, n.R = first.L, first
                first.L.R = n
                first.L = n
        return first

    def cover(self, h):
        h.R.L = h.L
        h.L.R = h.R
        i = h.D
        while i is not h:
            j = i.R
            while j is not i:
                j.D.U = j.U
                j.U.D = j.D
                j.col.size -= 1
                j = j.R
            i = i.D

    def uncover(self, h):
        i = h.U
        while i is not h:
            j = i.L
            while j is not i:
                j.col.size += 1
                j.D.U = j
                j.U.D = j
                j = j.L
            i = i.U
        h.R.L = h
        h.L.R = h

    def select(self, node):
        """node's row is part of the answer"""
        self.answer.append(node.name)
        self.cover(node.col)
        j = node.R
        while j is not node:
            self.cover(j.col)
            j = j.R

    def unselect(self, node):
        j = node.L
        while j is not node:
            self.uncover(j.col)
            j = j.L
        self.uncover(node.col)
        self.answer.pop()

    def search(self):
        if self.root.R is self.root:
            return True
        best = h = self.root.R
        while h is not self.root:
            if h.size < best.size:
                best = h
                if best.size < 2:
                    break
            h = h.R
        row = best.D
        while row is not best:
            self.select(row)
            if self.search():
                return True
            self.unselect(row)
            row = row.D
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        dlx = DancingLinks(324)
        given = []
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    b = r // 3 * 3 + c // 3
                    row = dlx.addRow((r, c, d), (r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + b * 9 + d))
                    if board[r][c] == str(d + 1):
                        given.append(row)
        for row in given:
            dlx.select(row)
        if dlx.search():
            for r, c, d in dlx.answer:
                board[r][c] = str(d + 1)
