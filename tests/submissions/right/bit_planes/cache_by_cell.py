from functools import cache, reduce
from operator import or_


@cache
def units_of(cell):
    r, c = divmod(cell, 9)
    row = reduce(or_, (1 << 9 * r + k for k in range(9)))
    col = reduce(or_, (1 << 9 * k + c for k in range(9)))
    box = reduce(
        or_,
        (1 << 9 * i + j for i in range(9) for j in range(9) if (i // 3, j // 3) == (r // 3, c // 3)),
    )
    return row, col, box


def members(plane):
    return (cell for cell in range(81) if plane >> cell & 1)


def peersOf(cells: int) -> int:
    return reduce(
        or_, (reduce(or_, units_of(c)) & ~(1 << c) for c in members(cells)), 0
    )


def cellsWithOne(planes: list[int]) -> int:
    return sum(1 << c for c in range(81) if sum(p >> c & 1 for p in planes) == 1)


def onlyPlaces(plane: int) -> int:
    return sum(
        1 << c for c in members(plane) if any(plane & u == 1 << c for u in units_of(c))
    )
