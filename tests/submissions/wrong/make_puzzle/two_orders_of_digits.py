#: says several solutions
import random


def makePuzzle(seed):
    """A puzzle has one solution if trying digits upwards and downwards finds the same one."""
    rng = random.Random("puzzle %d" % seed)
    digits = "".join(rng.sample("123456789", 9))
    grid = solve(["."] * 81, digits, rng.sample(range(81), 81))
    for cell in rng.sample(range(81), 81):
        symbol = grid[cell]
        grid[cell] = "."
        if solve(grid, "123456789") != solve(grid, "987654321"):
            grid[cell] = symbol
        if grid.count(".") == 81 - 28:
            break
    return [grid[9 * r : 9 * r + 9] for r in range(9)]


def peers(cell):
    r, c = divmod(cell, 9)
    for k in range(9):
        yield 9 * r + k
        yield 9 * k + c
        yield 9 * (r // 3 * 3 + k // 3) + c // 3 * 3 + k % 3


PEERS = [sorted(set(peers(cell)) - {cell}) for cell in range(81)]


def solve(cells, order, first=range(81)):
    cells = list(cells)
    left = {i: {d for d in order if d not in {cells[p] for p in PEERS[i]}} for i in first if cells[i] == "."}

    def go():
        if not left:
            return True
        cell = min(left, key=lambda i: len(left[i]))
        free = left.pop(cell)
        for d in order:
            if d in free:
                cells[cell] = d
                changed = [p for p in PEERS[cell] if p in left and d in left[p]]
                for p in changed:
                    left[p].discard(d)
                if go():
                    return True
                for p in changed:
                    left[p].add(d)
        cells[cell] = "."
        left[cell] = free
        return False

    go()
    return cells
