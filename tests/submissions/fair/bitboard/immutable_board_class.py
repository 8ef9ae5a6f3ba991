BITS = {"1": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "7": 6, "8": 7, "9": 8}
FULL = 2 ** 81 - 1

row_of = [0b111111111 << (9 * (i // 9)) for i in range(81)]
col_of = [sum(1 << (9 * k + i % 9) for k in range(9)) for i in range(81)]
box_of = [(0b111 | 0b111 << 9 | 0b111 << 18) << (27 * (i // 27) + 3 * (i % 9 // 3)) for i in range(81)]
not_seen = [FULL & ~(row_of[i] | col_of[i] | box_of[i]) for i in range(81)]

FIRST_COL = sum(1 << 9 * r for r in range(9))
FIRST_ROW = 0b111111111
BOX_CORNERS = sum(1 << 27 * r + 3 * c for r in range(3) for c in range(3))


def fold9(p, steps, keep):
    """Which units of the plane have one place, and which have two or more (marks on the corners)."""
    a = p & keep
    b = 0
    for s in steps:
        q = (p >> s) & keep
        b |= a & q
        a |= q
    return a, b


class Board:
    """Nine planes of 81 bits. Never changed after it was made: `with_digit` gives a new one."""

    __slots__ = ("planes", "open")

    def __init__(self, planes, open_):
        self.planes = planes
        self.open = open_

    def with_digit(self, cell, digit):
        here = ~(1 << cell)
        planes = [p & here for p in self.planes]
        planes[digit] = self.planes[digit] & not_seen[cell] | 1 << cell
        return Board(planes, self.open & here)

    def cell_counts(self):
        one = two = three = 0
        for p in self.planes:
            three |= two & p
            two |= one & p
            one |= p
        return one, two, three

    def hidden_single(self):
        """(cell, digit) of a digit with only one place in a unit, None, or False for no place."""
        for d, p in enumerate(self.planes):
            a, b = fold9(p, range(1, 9), FIRST_COL)
            if a != FIRST_COL:
                return False
            lone = (a & ~b) * 0b111111111 & p
            a, b = fold9(p, range(9, 81, 9), FIRST_ROW)
            if a != FIRST_ROW:
                return False
            lone |= (a & ~b) * FIRST_COL & p
            a, b = fold9(p, (1, 2, 9, 10, 11, 18, 19, 20), BOX_CORNERS)
            if a != BOX_CORNERS:
                return False
            lone |= (a & ~b) * 0b000000111_000000111_000000111 & p
            lone &= self.open
            if lone:
                return lone.bit_length() - 1, d
        return None


def solve(b):
    while True:
        one, two, three = b.cell_counts()
        if one != FULL:
            return None
        if not b.open:
            return b
        naked = one & ~two & b.open
        if naked:
            cell = naked.bit_length() - 1
            digit = next(d for d in range(9) if b.planes[d] >> cell & 1)
            b = b.with_digit(cell, digit)
            continue
        found = b.hidden_single()
        if found is False:
            return None
        if found is None:
            break
        b = b.with_digit(*found)

    choice = (two & ~three) or two
    cell = choice.bit_length() - 1
    for d in range(9):
        if b.planes[d] >> cell & 1:
            result = solve(b.with_digit(cell, d))
            if result is not None:
                return result
    return None


class Solution:
    def solveSudoku(self, board):
        b = Board([FULL] * 9, FULL)
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch in BITS:
                b = b.with_digit(i, BITS[ch])
        b = solve(b)
        if b is not None:
            for ch, d in BITS.items():
                p = b.planes[d]
                while p:
                    i = p.bit_length() - 1
                    p ^= 1 << i
                    board[i // 9][i % 9] = ch
