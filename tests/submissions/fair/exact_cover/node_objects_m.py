class Node:
    def __init__(self, column=None, info=None):
        self.left = self.right = self.up = self.down = self
        self.column = column
        self.info = info


class Column(Node):
    def __init__(self):
        Node.__init__(self)
        self.column = self
        self.size = 0


class DancingLinks:
    def __init__(self, n):
        self.head = Column()
        self.columns = []
        for _ in range(n):
            col = Column()
            col.left = self.head.left
            col.right = self.head
            col.left.right = col
            self.head.left = col
            self.columns.append(col)
        self.answer = []

    def add_row(self, info, indices):
        first = None
        for k in indices:
            col = self.columns[k]
            node = Node(col, info)
            node.up = col.up
            node.down = col
            col.up.down = node
            col.up = node
            col.size += 1
            if first is None:
                first = node
            else:
                node.left = first.left
                node.right = first
                first.left.right = node
                first.left = node

    def cover(self, col):
        col.right.left = col.left
        col.left.right = col.right
        i = col.down
        while i is not col:
            j = i.right
            while j is not i:
                j.down.up = j.up
                j.up.down = j.down
                j.column.size -= 1
                j = j.right
            i = i.down

    def uncover(self, col):
        i = col.up
        while i is not col:
            j = i.left
            while j is not i:
                j.column.size += 1
                j.down.up = j
                j.up.down = j
                j = j.left
            i = i.up
        col.right.left = col
        col.left.right = col

    def smallest(self):
        best = col = self.head.right
        while col is not self.head:
            if col.size < best.size:
                best = col
            col = col.right
        return best

    def search(self):
        if self.head.right is self.head:
            return True
        col = self.smallest()
        if col.size == 0:
            return False
        self.cover(col)
        i = col.down
        while i is not col:
            self.answer.append(i.info)
            j = i.right
            while j is not i:
                self.cover(j.column)
                j = j.right
            if self.search():
                return True
            j = i.left
            while j is not i:
                self.uncover(j.column)
                j = j.left
            self.answer.pop()
            i = i.down
        self.uncover(col)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        dlx = DancingLinks(324)
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    if board[r][c] in ('.', str(d + 1)):
                        b = r // 3 * 3 + c // 3
                        dlx.add_row((r, c, d), [r * 9 + c, 81 + r * 9 + d,
                                                162 + c * 9 + d, 243 + b * 9 + d])
        dlx.search()
        for r, c, d in dlx.answer:
            board[r][c] = str(d + 1)
