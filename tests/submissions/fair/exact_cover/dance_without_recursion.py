# Dancing links, iterative. Only the blanks and what is still missing go into the matrix.

class Item:
    def __init__(self, header=None, label=None):
        self.left = self.right = self.up = self.down = self
        self.header = header if header is not None else self
        self.label = label
        self.count = 0

    def insert_left_of(self, other):
        self.left, self.right = other.left, other
        other.left.right = self
        other.left = self

    def insert_above(self, other):
        self.up, self.down = other.up, other
        other.up.down = self
        other.up = self


def across(item):
    """The other items of this row, to the right."""
    node = item.right
    while node is not item:
        yield node
        node = node.right


def cover(header):
    header.left.right = header.right
    header.right.left = header.left
    row = header.down
    while row is not header:
        for node in across(row):
            node.up.down = node.down
            node.down.up = node.up
            node.header.count -= 1
        row = row.down


def uncover(header):
    row = header.up
    while row is not header:
        node = row.left
        while node is not row:
            node.header.count += 1
            node.up.down = node
            node.down.up = node
            node = node.left
        row = row.up
    header.left.right = header
    header.right.left = header


def smallest(root):
    best = node = root.right
    while node is not root:
        if node.count < best.count:
            best = node
        node = node.right
    return best


def exact_cover(root):
    path = []
    if root.right is root:
        return path
    header = smallest(root)
    cover(header)
    row = header.down
    while True:
        if row is row.header:
            # the column has been tried out
            uncover(row.header)
            if not path:
                return None
            row = path.pop()
            node = row.left
            while node is not row:
                uncover(node.header)
                node = node.left
            row = row.down
            continue
        for node in across(row):
            cover(node.header)
        path.append(row)
        if root.right is root:
            return path
        header = smallest(root)
        cover(header)
        row = header.down


def solveSudoku(board):
    met = set()
    blanks = []
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d == ".":
                blanks.append((r, c))
            else:
                met |= {("r", r, d), ("c", c, d), ("b", r // 3, c // 3, d)}

    root = Item()
    headers = {}

    def header_of(key):
        if key not in headers:
            headers[key] = Item()
            headers[key].insert_left_of(root)
        return headers[key]

    for r, c in blanks:
        for d in "123456789":
            keys = ("r", r, d), ("c", c, d), ("b", r // 3, c // 3, d)
            if met.isdisjoint(keys):
                first = None
                for key in (("cell", r, c), *keys):
                    header = header_of(key)
                    item = Item(header, (r, c, d))
                    item.insert_above(header)
                    header.count += 1
                    if first is None:
                        first = item
                    else:
                        item.insert_left_of(first)

    for row in exact_cover(root) or ():
        r, c, d = row.label
        board[r][c] = d
