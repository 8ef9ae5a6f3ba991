class Node:
    __slots__ = ("left", "right", "up", "down", "column", "choice", "size")

    def __init__(self, column=None, choice=None):
        self.left = self.right = self.up = self.down = self
        self.column = column if column is not None else self
        self.choice = choice
        self.size = 0


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        root = Node()
        headers = []
        for _ in range(324):
            h = Node()
            h.left, h.right = root.left, root
            root.left.right = h
            root.left = h
            headers.append(h)
        for r in range(9):
            for c in range(9):
                digits = range(9) if board[r][c] == "." else [int(board[r][c]) - 1]
                for d in digits:
                    first = None
                    for k in (9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d):
                        h = headers[k]
                        n = Node(h, (r, c, d))
                        n.up, n.down = h.up, h
                        h.up.down = n
                        h.up = n
                        h.size += 1
                        if first is None:
                            first = n
                        else:
                            n.left, n.right = first.left, first
                            first.left.right = n
                            first.left = n
        answer = []
        self.search(root, answer)
        for r, c, d in answer:
            board[r][c] = str(d + 1)

    def cover(self, h):
        h.right.left, h.left.right = h.left, h.right
        i = h.down
        while i is not h:
            j = i.right
            while j is not i:
                j.down.up, j.up.down = j.up, j.down
                j.column.size -= 1
                j = j.right
            i = i.down

    def uncover(self, h):
        i = h.up
        while i is not h:
            j = i.left
            while j is not i:
                j.column.size += 1
                j.down.up = j.up.down = j
                j = j.left
            i = i.up
        h.right.left = h.left.right = h

    def search(self, root, answer):
        if root.right is root:
            return True
        h = best = root.right
        while h is not root:
            if h.size < best.size:
                best = h
            h = h.right
        if best.size == 0:
            return False
        self.cover(best)
        r = best.down
        while r is not best:
            answer.append(r.choice)
            j = r.right
            while j is not r:
                self.cover(j.column)
                j = j.right
            if self.search(root, answer):
                return True
            j = r.left
            while j is not r:
                self.uncover(j.column)
                j = j.left
            answer.pop()
            r = r.down
        self.uncover(best)
        return False
