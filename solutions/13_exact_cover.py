"""# Exact cover

## Idea

Forget the grid. A solved board meets 324 *needs*, each exactly once:

- each of 81 cells needs a digit;
- each row, each column and each box needs each digit: three times 81 needs.

A *choice*, such as "7 into row 3, column 5", meets four of them. Solving the
board means finding a set of choices that meets every need once. Such a set is
called an exact cover.

                     needs:  cell     row 3    column 5  box 2
                             (3,5)    needs 7  needs 7   needs 7
    choice "7 into (3,5)"      ●        ●        ●         ●
    choice "8 into (3,5)"      ●        .        .         .
    choice "7 into (3,6)"      .        ●        .         ●

Donald Knuth's Algorithm X: take the need that has the fewest choices left, and
try each of them. A choice meets four needs. These four are done, and every
other choice for one of them is out. If no need is left, the board is solved.
If a need has no choice, go back.

A naked single is the need of a cell with one choice; a hidden single is the
need of a row, column or box with one choice. Naked singles, hidden singles and
fewest candidates are one rule here.

## What changed since fewest_candidates

The masks of rows, columns and boxes have one purpose now: they tell which
needs and choices the givens leave open. With 17 clues 256 needs are open, and
most choices are gone. The rest of the program knows nothing about Sudoku:
`Links` solves any exact cover with four needs to a choice.

**Dancing links** hold this sparse table. Each ● is a node, a number, and four
lists hold its neighbours. Rows and columns are rings. Each column has a
header; the headers form a ring too, and node 0, the root, is the entrance to
it.

    root <-> need A <-> need B <-> need C <-> (root)
               |          |          |
               ● <------> ● <------> ●          one choice
               |                     |
               ● <-----------------> ●          another one

The trick is the way in which a node is taken out of a ring. Its neighbours
skip it,

    down[up[node]] = down[node]          above -> (node) -> below
    up[down[node]] = up[node]            above -----------> below

but the node's own two entries stay, so its old place is still known, and one
assignment to each neighbour brings it back: `down[up[node]] = up[down[node]] =
node`. That is right as long as the nodes come back in the opposite order, and
in a depth-first search they do. So nothing is copied, and undoing a step takes
as long as the step itself.

`cover` takes a need out of the ring of headers, and each of its choices out of
all *other* columns. `uncover` goes the same way backwards: down becomes up,
right becomes left.

## Time and space

The table has four nodes for each open choice, `O(n³)` on an `n × n` board and
2,916 at most. Covering a column with `k` choices changes `3k` nodes. To find
the smallest need, the search goes along the headers, 324 at most, and stops at
a need with at most one choice. Exact cover is NP-complete, and the number of
branches is exponential in the worst case. Space: the table, once for the whole
search.

## What it costs in practice

CPU time per board in milliseconds, and how many times as long other rungs take
(median over the boards):

| boards | median | mean | fewest_candidates / this | propagation / this |
|---|---|---|---|---|
| 50 easy ones | 0.65 | 0.65 | 0.84 | 0.35 |
| 100 of 17 clues | 1.1 | 1.3 | 90 | 0.4 |
| 100 hard ones | 2.2 | 3.1 | 5.5 | 0.64 |
| 8 of the hardest known | 10 | 10 | 5.6 | 0.69 |

Building the table takes 70 % of the time on easy boards and 8 % on the
hardest. So propagation is faster on easy boards: a general method has a fixed
price. Exact cover guesses a little better, because it can choose between the
places of a digit as well as between the digits of a cell. On the hardest
boards its mean is the lower of the two, 10 ms and not 12.
"""

DIGITS = "123456789"
FULL = 0b111_111_111

Choice = tuple[int, int, str]  # row, column and digit
NO_CHOICE = (0, 0, "")  # of the root and the headers


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
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
    """A sparse table: columns are needs, rows choices; node 0 is the root."""

    def __init__(self) -> None:
        self.left, self.right, self.up, self.down = [0], [0], [0], [0]
        self.need = [0]  # of a node: the header of its column
        self.size = [0]  # of a header: the number of choices that are left
        self.choice = [NO_CHOICE]  # of a node: the choice of its row

    def add_need(self) -> int:
        """Add an empty column left of the root; return its header node."""
        node, last = len(self.need), self.left[0]
        self.left.append(last)
        self.right.append(0)
        self.right[last] = self.left[0] = node
        self.up.append(node)
        self.down.append(node)
        self.need.append(node)
        self.size.append(0)
        self.choice.append(NO_CHOICE)
        return node

    def add_choice(self, choice: Choice, *needs: int) -> None:
        """Add a row: a node at the foot of each of four columns."""
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

    def exact_cover(self) -> list[Choice] | None:
        """Return choices that meet every need exactly once, or None."""
        left, right, up, down = self.left, self.right, self.up, self.down
        need, size, choice = self.need, self.size, self.choice
        chosen: list[Choice] = []

        def cover(header: int) -> None:
            """Take a column out, and every choice that meets its need."""
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
            """Undo `cover`, step by step backwards."""
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
            """Choose for the needs that are left; False if that fails."""
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
