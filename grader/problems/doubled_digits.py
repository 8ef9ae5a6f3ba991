"""Boards with one digit twice in a unit."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from grader.problems.draw import Draw, Drawn
from grader.sudoku.symmetry import shuffled


@cache
def pairs_in_no_other_unit(kind: str, number: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of cells of a unit, counted from zero, that share no other unit."""
    from grader.sudoku.shape import boxes, columns, rows

    units = {"row": rows(9), "column": columns(9), "box": boxes(9)}
    others = [set(unit) for name in units if name != kind for unit in units[name]]
    return tuple(
        pair
        for pair in combinations(units[kind][number], 2)
        if not any(cells.issuperset(pair) for cells in others)
    )


def with_twice(puzzle: str, pair: tuple[int, int], digit: str) -> str:
    """Return the puzzle with the digit in these two cells, and in none that sees them."""
    from grader.sudoku.shape import peers

    seen = {peer for cell in pair for peer in peers(9)[cell]}
    return "".join(
        digit if cell in pair else "." if cell in seen and symbol == digit else symbol
        for cell, symbol in enumerate(puzzle)
    )


def every_pair_of_places(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with a digit twice in a unit, once for each two places that share no other."""
    puzzle = draw.puzzles("medium", 1)[0]
    for kind in ("row", "column", "box"):
        texts = []
        count = len(pairs_in_no_other_unit(kind, 0))
        # Every unit comes equally often, in any order.
        numbers = shuffled(draw.random, [index % 9 for index in range(count)])
        for index, number in enumerate(numbers):
            pair = pairs_in_no_other_unit(kind, number)[index]
            texts.append(with_twice(puzzle, pair, draw.random.choice("123456789")))
        note = f"a digit twice in a {kind}, once for each two places of it"
        yield note, tuple(draw.arguments(text) for text in texts)
