DIGITS = "123456789"
FULL = 0b111_111_111

ROWS = [[9 * row + col for col in range(9)] for row in range(9)]
COLS = [[9 * row + col for row in range(9)] for col in range(9)]
BOXES = [
    [9 * row + col for row in range(top, top + 3) for col in range(left, left + 3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
UNITS = ROWS + COLS + BOXES
PEERS = [
    sorted({peer for unit in UNITS if cell in unit for peer in unit} - {cell}) for cell in range(81)
]


def solveSudoku(board: list[list[str]]) -> None:
    masks = [FULL] * 81
    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                bit = 1 << DIGITS.index(board[row][col])
                if not place(masks, 9 * row + col, bit):
                    return
    solved = search(masks)
    if solved:
        for cell, bit in enumerate(solved):
            board[cell // 9][cell % 9] = DIGITS[bit.bit_length() - 1]


def search(masks: list[int]) -> list[int] | None:
    """The solved board's masks, one bit each, or None; uses up `masks`."""
    if not place_hidden_singles(masks):
        return None
    unsolved = [cell for cell in range(81) if masks[cell].bit_count() > 1]
    if not unsolved:
        return masks
    cell = min(unsolved, key=lambda cell: masks[cell].bit_count())
    free = masks[cell]
    while free:
        bit = free & -free
        free ^= bit
        guess = masks.copy()
        if place(guess, cell, bit):
            solved = search(guess)
            if solved:
                return solved
    return None


def place(masks: list[int], cell: int, bit: int) -> bool:
    """Put `bit` into `cell` and every naked single that follows; False on a contradiction."""
    if not masks[cell] & bit:
        return False
    masks[cell] = bit
    fresh = [cell]
    while fresh:
        cell = fresh.pop()
        bit = masks[cell]
        for peer in PEERS[cell]:
            if masks[peer] & bit:
                left = masks[peer] ^ bit
                if not left:
                    return False
                masks[peer] = left
                if not left & (left - 1):
                    fresh.append(peer)
    return True


def place_hidden_singles(masks: list[int]) -> bool:
    """Place digits that have one cell left in a unit, until there are none; False if stuck."""
    found = True
    while found:
        found = False
        for unit in UNITS:
            once = twice = 0
            for cell in unit:
                twice |= once & masks[cell]
                once |= masks[cell]
            if once != FULL:
                return False  # some digit has no cell left
            once ^= twice
            if not once:
                continue
            for cell in unit:
                bit = masks[cell] & once
                if bit and bit != masks[cell]:
                    found = True
                    if bit & (bit - 1) or not place(masks, cell, bit):
                        return False  # two digits need this cell, or a peer is left with nothing
    return True
