# Folding by shifts tells for all rows (columns, boxes) of a plane at once
# where a digit has exactly one place.

FULL = 2 ** 81 - 1
ROW = 2 ** 9 - 1
COL = sum(2 ** (9 * i) for i in range(9))
BOX = 0b111 * (1 + 2 ** 9 + 2 ** 18)
ROW_HEADS = COL
COL_HEADS = ROW
BOX_HEADS = sum(2 ** (27 * a + 3 * b) for a in range(3) for b in range(3))
KINDS = ((1, 3, ROW_HEADS, ROW), (9, 27, COL_HEADS, COL), (1, 9, BOX_HEADS, BOX))


def ray(cell):
    r, c = divmod(cell, 9)
    return ROW << 9 * r | COL << c | BOX << r // 3 * 27 + c // 3 * 3


RAYS = [ray(cell) for cell in range(81)]


def fold3(one, two, step):
    a, b, c = one, one >> step, one >> 2 * step
    two = two | two >> step | two >> 2 * step | a & b | a & c | b & c
    return a | b | c, two


class Impossible(Exception):
    pass


class BitBoard:
    def __init__(self, planes, fixed):
        self.planes = planes
        self.fixed = fixed

    def copy(self):
        return BitBoard(self.planes.copy(), self.fixed)

    def set(self, digit, cell):
        bit = 1 << cell
        if not self.planes[digit] & bit:
            raise Impossible
        self.planes = [plane & ~bit for plane in self.planes]
        self.planes[digit] = self.planes[digit] & ~RAYS[cell] | bit
        self.fixed |= bit

    def set_all(self, digit, cells):
        while cells:
            low = cells & -cells
            cells ^= low
            self.set(digit, low.bit_length() - 1)

    def naked(self):
        one = two = 0
        for plane in self.planes:
            two |= one & plane
            one |= plane
        if one != FULL:
            raise Impossible
        new = one & ~two & ~self.fixed
        for digit in range(9):
            self.set_all(digit, self.planes[digit] & new)
        return new

    def hidden(self):
        any_new = 0
        for digit in range(9):
            plane = self.planes[digit]
            new = 0
            for near, far, heads, shape in KINDS:
                one, two = fold3(*fold3(plane, 0, near), far)
                if one & heads != heads:
                    raise Impossible
                new |= (heads & ~two) * shape & plane
            new &= ~self.fixed
            self.set_all(digit, new)
            any_new |= new
        return any_new

    def branch_cell(self):
        one = two = three = 0
        for plane in self.planes:
            three |= two & plane
            two |= one & plane
            one |= plane
        cells = two & ~three or two
        return cells & -cells

    def solve(self):
        while self.naked() or self.hidden():
            pass
        if self.fixed == FULL:
            return self
        bit = self.branch_cell()
        for digit in range(9):
            if self.planes[digit] & bit:
                trial = self.copy()
                try:
                    trial.set(digit, bit.bit_length() - 1)
                    return trial.solve()
                except Impossible:
                    pass
        raise Impossible


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        start = BitBoard([FULL] * 9, 0)
        for cell in range(81):
            ch = board[cell // 9][cell % 9]
            if ch != '.':
                start.set(ord(ch) - ord('1'), cell)
        end = start.solve()
        for cell in range(81):
            for digit in range(9):
                if end.planes[digit] >> cell & 1:
                    board[cell // 9][cell % 9] = chr(ord('1') + digit)
