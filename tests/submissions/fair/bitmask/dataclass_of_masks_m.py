from dataclasses import dataclass, field


def bits(mask):
    """The single bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


@dataclass
class Masks:
    row: list[int] = field(default_factory=lambda: [0] * 9)
    col: list[int] = field(default_factory=lambda: [0] * 9)
    box: list[int] = field(default_factory=lambda: [0] * 9)

    def free(self, r, c):
        return 0b111111111 & ~(self.row[r] | self.col[c] | self.box[r // 3 * 3 + c // 3])

    def toggle(self, r, c, bit):
        self.row[r] ^= bit
        self.col[c] ^= bit
        self.box[r // 3 * 3 + c // 3] ^= bit


def solveSudoku(board: list[list[str]]) -> None:
    masks = Masks()
    blanks: list[tuple[int, int]] = []
    for r, line in enumerate(board):
        for c, symbol in enumerate(line):
            if symbol == ".":
                blanks.append((r, c))
            else:
                masks.toggle(r, c, 1 << int(symbol) - 1)
    solve(board, masks, blanks)


def solve(board, masks, blanks, k=0) -> bool:
    if k == len(blanks):
        return True
    r, c = blanks[k]
    for bit in bits(masks.free(r, c)):
        masks.toggle(r, c, bit)
        if solve(board, masks, blanks, k + 1):
            board[r][c] = str(bit.bit_length())
            return True
        masks.toggle(r, c, bit)
    return False
