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
