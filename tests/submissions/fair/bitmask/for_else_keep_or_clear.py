import typing

Grid = typing.List[typing.List[str]]


class Masks:
    """The digits in use: one nine-bit mask for each row, column and box."""

    __slots__ = ("rows", "cols", "boxes")

    def __init__(self) -> None:
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9

    def toggle(self, r: int, c: int, bit: int) -> None:
        self.rows[r] ^= bit
        self.cols[c] ^= bit
        self.boxes[r // 3 * 3 + c // 3] ^= bit

    def used(self, r: int, c: int) -> int:
        return self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]


def solveSudoku(board: Grid) -> None:
    masks = Masks()
    empties: typing.List[typing.Tuple[int, int]] = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empties.append((r, c))
            else:
                masks.toggle(r, c, 1 << ord(board[r][c]) - 49)

    def try_cell(k: int) -> bool:
        if k == len(empties):
            return True
        r, c = empties[k]
        used = masks.used(r, c)
        for d in range(9):
            bit = 1 << d
            if used & bit:
                continue
            masks.toggle(r, c, bit)
            if try_cell(k + 1):
                break
            masks.toggle(r, c, bit)
        else:
            return False
        board[r][c] = chr(49 + d)
        return True

    try_cell(0)
