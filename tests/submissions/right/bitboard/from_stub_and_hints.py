def plane_of(cells) -> int:
    plane = 0
    for cell in cells:
        plane |= 1 << cell
    return plane


UNITS = (
    [plane_of(9 * r + c for c in range(9)) for r in range(9)]
    + [plane_of(9 * r + c for r in range(9)) for c in range(9)]
    + [
        plane_of((r + i) * 9 + c + j for i in range(3) for j in range(3))
        for r in (0, 3, 6)
        for c in (0, 3, 6)
    ]
)


def peersOf(cells: int) -> int:
    """Return every cell that shares a unit with another cell of the set."""
    result = 0
    for unit in UNITS:
        here = cells & unit
        if here:
            if here & (here - 1):   # two or more: each is the other's peer
                result |= unit
            else:
                result |= unit ^ here
    return result


def cellsWithOne(planes: list[int]) -> int:
    """Return the cells that are in exactly one of the nine planes."""
    once = twice = 0
    for plane in planes:
        twice |= once & plane
        once |= plane
    return once & ~twice


def onlyPlaces(plane: int) -> int:
    """Return the cells of the plane that are alone in a row, a column or a box."""
    result = 0
    for unit in UNITS:
        here = plane & unit
        if here & (here - 1) == 0:
            result |= here
    return result


ALL = (1 << 81) - 1


def propagate(planes: list[int]) -> bool:
    """Place every single until there is no new one; False if the board is impossible."""
    while True:
        before = planes[:]
        union = 0
        for plane in planes:
            union |= plane
        if union != ALL:
            return False            # a cell has no candidate left
        ones = cellsWithOne(planes)
        for d in range(9):
            placed = planes[d] & ones | onlyPlaces(planes[d])
            peers = peersOf(placed)
            if peers & placed:
                return False        # the same digit twice in a unit
            planes[d] &= ~peers
            for e in range(9):
                if e != d:
                    planes[e] &= ~placed
        if planes == before:
            return True


def search(planes: list[int]):
    if not propagate(planes):
        return None
    open_cells = ALL & ~cellsWithOne(planes)
    if not open_cells:
        return planes
    best, fewest = -1, 10
    for cell in range(81):
        if open_cells >> cell & 1:
            n = sum(plane >> cell & 1 for plane in planes)
            if n < fewest:
                best, fewest = cell, n
    bit = 1 << best
    for d in range(9):
        if planes[d] & bit:
            copy = [plane & ~bit for plane in planes]
            copy[d] |= bit
            solved = search(copy)
            if solved:
                return solved
    return None


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    planes = [ALL] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                bit = 1 << 9 * r + c
                for d in range(9):
                    if str(d + 1) != board[r][c]:
                        planes[d] &= ~bit
    solved = search(planes)
    for cell in range(81):
        for d in range(9):
            if solved[d] >> cell & 1:
                board[cell // 9][cell % 9] = str(d + 1)
