DIGITS = "123456789"

# Shapes, drawn in the plane of digit 1 at the top left; `<<` moves them.
ROW = 0b111_111_111
COL = sum(1 << 9 * row for row in range(9))
BOX = 0b000000111_000000111_000000111
CELL = sum(1 << 81 * digit for digit in range(9))  # one cell, through all nine planes
PLANE = (1 << 81) - 1
BOARD = (1 << 729) - 1

# Where the first candidate of each unit lies: the places at which `fold` leaves its sums.
CELL_CORNERS = PLANE
ROW_CORNERS = COL * CELL
COL_CORNERS = ROW * CELL
BOX_CORNERS = 0b001001001 * (1 | 1 << 27 | 1 << 54) * CELL


def keep_masks() -> list[int]:
    """For each of the 729 candidates: what stays possible when it is placed, itself included."""
    keeps = []
    for digit in range(9):
        for cell in range(81):
            row, col = divmod(cell, 9)
            corner = 27 * (row // 3) + 3 * (col // 3)
            same_digit = ROW << 9 * row | COL << col | BOX << corner
            rivals = CELL << cell | same_digit << 81 * digit
            keeps.append(BOARD & ~rivals | 1 << 81 * digit + cell)
    return keeps


KEEP = keep_masks()


def solveSudoku(board: list[list[str]]) -> None:
    possible, placed = BOARD, 0
    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                candidate = 81 * DIGITS.index(board[row][col]) + 9 * row + col
                possible &= KEEP[candidate]
                placed |= 1 << candidate
    solved = search(possible, placed)
    while solved:
        candidate = solved.bit_length() - 1
        solved ^= 1 << candidate
        digit, cell = divmod(candidate, 81)
        board[cell // 9][cell % 9] = DIGITS[digit]


def search(possible: int, placed: int) -> int:
    """The 81 candidates of a solved board, or 0; nothing to undo, integers don't change."""
    possible, placed = place_singles(possible, placed)
    if not possible:
        return 0
    once = twice = thrice = 0
    for shift in range(0, 729, 81):
        plane = possible >> shift & PLANE
        thrice |= twice & plane
        twice |= once & plane
        once |= plane
    if not twice:
        return possible
    cells = twice & ~thrice or twice
    free = possible & CELL * (cells & -cells)
    while free:
        bit = free & -free
        free ^= bit
        solved = search(possible & KEEP[bit.bit_length() - 1], placed | bit)
        if solved:
            return solved
    return 0


def place_singles(possible: int, placed: int) -> tuple[int, int]:
    """Place naked and hidden singles until there are none; (0, 0) on a contradiction."""
    while True:
        once, twice = fold(fold((possible, 0), 81), 243)
        if once & CELL_CORNERS != CELL_CORNERS:
            return 0, 0
        fresh = possible & (CELL_CORNERS & ~twice) * CELL & ~placed
        if not fresh:
            across = fold((possible, 0), 1)
            once, twice = fold(across, 3)
            if once & ROW_CORNERS != ROW_CORNERS:
                return 0, 0
            fresh = (ROW_CORNERS & ~twice) * ROW
            once, twice = fold(across, 9)
            if once & BOX_CORNERS != BOX_CORNERS:
                return 0, 0
            fresh |= (BOX_CORNERS & ~twice) * BOX
            once, twice = fold(fold((possible, 0), 9), 27)
            if once & COL_CORNERS != COL_CORNERS:
                return 0, 0
            fresh |= (COL_CORNERS & ~twice) * COL
            fresh &= possible & ~placed
            if not fresh:
                return possible, placed
        placed |= fresh
        while fresh:
            candidate = fresh.bit_length() - 1
            fresh ^= 1 << candidate
            possible &= KEEP[candidate]


def fold(counts: tuple[int, int], step: int) -> tuple[int, int]:
    """Add three neighbours, `step` apart, into the first: there is one, there are two or more."""
    once, twice = counts
    a, b, c = once, once >> step, once >> 2 * step
    once = a | b | c
    twice |= twice >> step | twice >> 2 * step | a & b | (a | b) & c
    return once, twice
