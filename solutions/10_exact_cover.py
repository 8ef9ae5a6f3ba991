DIGITS = "123456789"
FULL = 0b111_111_111


def solveSudoku(board: list[list[str]]) -> None:
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    empties = []
    for row in range(9):
        for col in range(9):
            box = row // 3 * 3 + col // 3
            if board[row][col] == ".":
                empties.append((row, col, box))
            else:
                bit = 1 << DIGITS.index(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit

    links = Links()
    needs = {}
    for row, col, _ in empties:
        needs["cell", row, col] = links.add_need()
    for unit in range(9):
        for digit in range(9):
            if not rows[unit] >> digit & 1:
                needs["row", unit, digit] = links.add_need()
            if not cols[unit] >> digit & 1:
                needs["col", unit, digit] = links.add_need()
            if not boxes[unit] >> digit & 1:
                needs["box", unit, digit] = links.add_need()
    for row, col, box in empties:
        free = FULL & ~(rows[row] | cols[col] | boxes[box])
        for digit in range(9):
            if free >> digit & 1:
                links.add_choice(
                    (row, col, DIGITS[digit]),
                    needs["cell", row, col],
                    needs["row", row, digit],
                    needs["col", col, digit],
                    needs["box", box, digit],
                )
    for row, col, symbol in links.exact_cover() or ():
        board[row][col] = symbol


class Links:
    """A sparse table of needs (columns) and choices (rows); node 0 is the root."""

    def __init__(self) -> None:
        self.left, self.right, self.up, self.down = [0], [0], [0], [0]
        self.need = [0]  # of a node: the header of its column
        self.size = [0]  # of a header: how many choices are left
        self.choice: list[tuple[int, int, str] | None] = [None]

    def add_need(self) -> int:
        """Add a column without choices, left of the root; returns its header node."""
        node, last = len(self.need), self.left[0]
        self.left.append(last)
        self.right.append(0)
        self.right[last] = self.left[0] = node
        self.up.append(node)
        self.down.append(node)
        self.need.append(node)
        self.size.append(0)
        self.choice.append(None)
        return node

    def add_choice(self, choice: tuple[int, int, str], *needs: int) -> None:
        """Add a row with one node in each of four columns, each at the foot of its column."""
        node = len(self.need)
        self.left += (node + 3, node, node + 1, node + 2)
        self.right += (node + 1, node + 2, node + 3, node)
        for header in needs:
            last = self.up[header]
            self.up.append(last)
            self.down.append(header)
            self.down[last] = self.up[header] = node
            self.need.append(header)
            self.size[header] += 1
            self.choice.append(choice)
            node += 1

    def exact_cover(self) -> list[tuple[int, int, str]] | None:
        """Choices that meet every need exactly once, or None if there are none."""
        left, right, up, down = self.left, self.right, self.up, self.down
        need, size, choice = self.need, self.size, self.choice
        chosen = []

        def cover(header: int) -> None:
            """Take a column out, and every choice that would meet its need again."""
            before, after = left[header], right[header]
            right[before], left[after] = after, before
            row = down[header]
            while row != header:
                node = right[row]
                while node != row:
                    above, below = up[node], down[node]
                    down[above], up[below] = below, above
                    size[need[node]] -= 1
                    node = right[node]
                row = down[row]

        def uncover(header: int) -> None:
            """Undo `cover`, step by step backwards: each node still knows where it belongs."""
            row = up[header]
            while row != header:
                node = left[row]
                while node != row:
                    size[need[node]] += 1
                    down[up[node]] = up[down[node]] = node
                    node = left[node]
                row = up[row]
            right[left[header]] = left[right[header]] = header

        def search() -> bool:
            best = header = right[0]
            if not header:
                return True
            while header and size[best] > 1:
                if size[header] < size[best]:
                    best = header
                header = right[header]
            cover(best)
            row = down[best]
            while row != best:
                node = right[row]
                while node != row:
                    cover(need[node])
                    node = right[node]
                chosen.append(choice[row])
                if search():
                    return True
                chosen.pop()
                node = left[row]
                while node != row:
                    uncover(need[node])
                    node = left[node]
                row = down[row]
            uncover(best)
            return False

        return chosen if search() else None
