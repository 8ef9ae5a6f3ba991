def characters_ok(puzzle):
    for ch in puzzle:
        if ch not in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "."):
            return False
    return True


def units():
    for i in range(9):
        yield [9 * i + j for j in range(9)]
        yield [9 * j + i for j in range(9)]
        yield [27 * (i // 3) + 3 * (i % 3) + 9 * (j // 3) + j % 3 for j in range(9)]


UNITS = list(units())
PEERS = [set() for _ in range(81)]
for unit in UNITS:
    for cell in unit:
        PEERS[cell].update(other for other in unit if other != cell)


def layout_ok(puzzle):
    for unit in UNITS:
        digits = [puzzle[cell] for cell in unit if puzzle[cell] != "."]
        if len(digits) != len(set(digits)):
            return False
    return True


def solutions(cells):
    """Yield all solutions, one after the other."""
    best = None
    for i in range(81):
        if cells[i] == ".":
            options = [d for d in "123456789" if all(cells[p] != d for p in PEERS[i])]
            if best is None or len(options) < len(best[1]):
                best = (i, options)
    if best is None:
        yield "".join(cells)
        return
    i, options = best
    for d in options:
        cells[i] = d
        yield from solutions(cells)
    cells[i] = "."


def solve_sudoku(puzzle):
    if not characters_ok(puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    if not layout_ok(puzzle):
        return "invalid layout"
    found = solutions(list(puzzle))
    first = next(found, None)
    if first is None:
        return "unsolvable"
    if next(found, None) is not None:
        return "multiple solutions"
    return first
