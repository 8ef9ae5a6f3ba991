"""Bit planes: a set of cells as one integer of 81 bits, and what Sudoku asks about such sets."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from grader.english import listed
from grader.problems.answer import Answer, Arguments, Checked, Finding, Plain
from grader.problems.draw import Draw, Drawn, Example, examples
from grader.problems.integers import bits_of, no_set_of_bits, of_bits
from grader.problems.problem import Function, Problem
from grader.sudoku import rules
from grader.sudoku.shape import SYMBOLS, peers, units, units_of

CELLS = 81
DIGITS = SYMBOLS[:9]
KINDS = ("row", "column", "box")

Reason = Callable[[int], str]
"""Says of a cell why its bit must be set, or must not be."""


def plane_of(text: str) -> int:
    """Return the plane that 81 characters draw, ``1`` for a cell of the set and ``.`` for another.

    Spaces and line ends don't count.  Raise ValueError.
    """
    cells = "".join(text.split())
    if len(cells) != CELLS or not set(cells) <= {"1", "."}:
        raise ValueError("a plane is drawn by 81 characters, each of them 1 or .")
    return of_bits([cell for cell, symbol in enumerate(cells) if symbol == "1"])


def planes_of(text: str) -> list[int]:
    """Return the nine planes of 81 lists of candidates, such as ``27 . 138``; ``.`` has none.

    Raise ValueError.
    """
    cells = text.split()
    if len(cells) != CELLS or not set("".join(cells)) <= {*DIGITS, "."}:
        raise ValueError("the candidates of 81 cells are digits, or . for a cell that has none")
    return [of_bits([cell for cell, held in enumerate(cells) if digit in held]) for digit in DIGITS]


def _drawn(plane: int) -> str:
    return "".join("1" if plane >> cell & 1 else "." for cell in range(CELLS))


def _rows(symbols: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(symbols[start : start + 9]) for start in range(0, CELLS, 9))


def _name(cell: int) -> str:
    return rules.describe_cell(divmod(cell, 9))


def _compared(
    returned: Plain, right: int, given: Answer, because: Reason, although: Reason
) -> Checked:
    """Compare a returned plane with the right one."""
    trouble = no_set_of_bits(returned, CELLS)
    if trouble:
        return Checked([Finding(trouble)], given)
    assert isinstance(returned, int)
    answer = replace(given, rows=_rows(_drawn(returned)))
    findings = [
        Finding(f"bit {cell}, {_name(cell)}, must be set: {because(cell)}", (divmod(cell, 9),))
        for cell in bits_of(right & ~returned)
    ] + [
        Finding(f"bit {cell}, {_name(cell)}, must not be set: {although(cell)}", (divmod(cell, 9),))
        for cell in bits_of(returned & ~right)
    ]
    return Checked(_marking_all(findings), answer)


def _marking_all(findings: list[Finding]) -> list[Finding]:
    """Let the first finding mark the cells of all: only its cells are drawn."""
    marked = tuple(cell for finding in findings for cell in finding.cells)
    return [Finding(findings[0].message, marked), *findings[1:]] if findings else []


def _check_peers(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for the union of the peers of each cell of the set."""
    (cells,) = sent
    assert isinstance(cells, int)
    held = bits_of(cells)
    right = of_bits([peer for cell in held for peer in peers(9)[cell]])

    def because(cell: int) -> str:
        other = next(other for other in held if cell in peers(9)[other])
        kind = next(
            kind
            for kind, one, two in zip(KINDS, units_of(9)[cell], units_of(9)[other], strict=True)
            if one == two
        )
        return f"it shares its {kind} with {_name(other)}, which is in the set"

    def although(cell: int) -> str:
        other = "other " if cell in held else ""
        return f"it shares no row, column or box with any {other}cell of the set"

    given = Answer(given="the set of cells", given_rows=_rows(_drawn(cells)))
    return _compared(returned, right, given, because, although)


def _check_singles(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for the cells that are in exactly one of the planes."""
    (planes,) = sent
    assert isinstance(planes, list)
    held = [
        [digit for digit, plane in zip(DIGITS, planes, strict=True) if _has(plane, cell)]
        for cell in range(CELLS)
    ]
    right = of_bits([cell for cell in range(CELLS) if len(held[cell]) == 1])
    given = Answer(
        given="how many candidates each cell has",
        given_rows=_rows([str(len(digits)) for digits in held]),
    )

    def because(cell: int) -> str:
        return f"its only candidate is {held[cell][0]}"

    def although(cell: int) -> str:
        many = listed(held[cell]) if held[cell] else "none"
        return f"its candidates are {many}"

    return _compared(returned, right, given, because, although)


def _has(plane: Plain, cell: int) -> bool:
    assert isinstance(plane, int)
    return bool(plane >> cell & 1)


def _check_only_places(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for the cells of the plane that are alone in a unit."""
    (plane,) = sent
    assert isinstance(plane, int)
    held = set(bits_of(plane))
    alone = {cell: _alone_in(cell, held) for cell in held}
    right = of_bits([cell for cell in held if alone[cell]])

    def because(cell: int) -> str:
        return f"no other cell of the plane is in its {' or '.join(alone[cell])}"

    def although(cell: int) -> str:
        if cell not in held:
            return "it is not in the plane"
        return "its row, its column and its box hold other cells of the plane"

    given = Answer(given="the plane", given_rows=_rows(_drawn(plane)))
    return _compared(returned, right, given, because, although)


def _alone_in(cell: int, held: set[int]) -> list[str]:
    """Return the kinds of units that hold no other cell of a set."""
    return [
        kind
        for kind, unit in zip(KINDS, units_of(9)[cell], strict=True)
        if held.isdisjoint(set(units(9)[unit]) - {cell})
    ]


# Cases


def _asked(draw: Draw, note: str, sets: Sequence[Sequence[int]]) -> Drawn:
    """Return a case that asks about each set of cells in turn."""
    return note, tuple(draw.arguments(_drawn(of_bits(cells))) for cells in sets)


def _each_cell(draw: Draw) -> Iterator[Drawn]:
    for row in range(9):
        cells = draw.random.sample(range(9 * row, 9 * row + 9), 9)
        yield _asked(draw, f"each cell of row {row + 1} alone", [[cell] for cell in cells])


def _some_cells(draw: Draw) -> Iterator[Drawn]:
    """Yield sets of many sizes; cells of a set may be peers of each other."""
    every = range(CELLS)
    yield _asked(draw, "no cell, then every cell, then no cell", [[], every, []])
    for kind in range(3):
        pairs = [draw.random.sample(units(9)[9 * kind + place], 2) for place in range(9)]
        yield _asked(draw, f"two cells of one {KINDS[kind]}", pairs)
    for size in (2, 3, 5, 9):
        sets = [draw.random.sample(every, size) for _ in range(6)]
        yield _asked(draw, f"{size} cells anywhere", sets)
    whole = [units(9)[k] for k in draw.random.sample(range(27), 6)]
    yield _asked(draw, "all cells of a unit", whole)


def _random_planes(draw: Draw) -> Iterator[Drawn]:
    for size in (4, 7, 10, 13, 16, 20, 26, 40):
        sets = [draw.random.sample(range(CELLS), size) for _ in range(10)]
        yield _asked(draw, f"{size} cells anywhere", sets)


def _extreme_planes(draw: Draw) -> Iterator[Drawn]:
    every = range(CELLS)
    whole = [units(9)[k] for k in draw.random.sample(range(27), 6)]
    diagonal = [9 * row + column for row, column in enumerate(draw.random.sample(range(9), 9))]
    yield _asked(draw, "no cell, every cell, no cell", [[], every, []])
    yield _asked(draw, "all cells of a unit", whole)
    yield _asked(draw, "one cell in each row and column", [diagonal])


def _alone_in_one_kind(draw: Draw) -> Iterator[Drawn]:
    """Yield planes in which a cell is alone in units of one kind only, and in none.

    Every cell is asked about once for each kind.
    """
    for kind, name in enumerate((*KINDS, "no unit")):
        cells = draw.random.sample(range(CELLS), CELLS)
        for start in range(0, CELLS, 27):
            sets = [_crowded(draw, cell, kind) for cell in cells[start : start + 27]]
            where = f"its {name} only" if kind < 3 else name
            yield _asked(draw, f"a cell that is alone in {where}", sets)


def _crowded(draw: Draw, cell: int, lonely: int) -> list[int]:
    """Return the cell, and one of each of its units but that of the lonely kind."""
    own = [set(units(9)[unit]) for unit in units_of(9)[cell]]
    found = [cell]
    for kind, unit in enumerate(own):
        if kind != lonely:
            others = unit - {cell} - (own[lonely] if lonely < 3 else set())
            found.append(draw.random.choice(sorted(others)))
    return found


def _held(draw: Draw, note: str, boards: Sequence[Sequence[str]]) -> Drawn:
    """Return a case that asks about each list of candidates in turn."""
    texts = [" ".join(held or "." for held in cells) for cells in boards]
    return note, tuple(draw.arguments(text) for text in texts)


def _each_pair_of_digits(draw: Draw) -> Iterator[Drawn]:
    """Yield cells with none, one, two, three and more candidates; each pair of digits is there."""
    pairs = [one + two for one in DIGITS for two in DIGITS if one < two]
    triples = ["".join(sorted(draw.random.sample(DIGITS, 3))) for _ in range(26)]
    many = [*DIGITS, "", *pairs, *triples, *("123456789", "12345678", "23456789", "19", "456"), ""]
    for number in range(3):
        cells = draw.random.sample((many * 2)[:CELLS], CELLS)
        yield _held(draw, f"cells of every kind, mixed in way {number + 1}", [cells])


def _one_digit_everywhere(draw: Draw) -> Iterator[Drawn]:
    yield _held(draw, "each digit in turn, in every cell", [[digit] * CELLS for digit in DIGITS])
    everything, nothing = [DIGITS] * CELLS, [""] * CELLS
    yield _held(draw, "all candidates, none, all", [everything, nothing, everything])
    for number in range(9):
        cell, digit = 9 * number + draw.random.randrange(9), draw.random.choice(DIGITS)
        boards = [
            [digit if place == cell else other for place in range(CELLS)] for other in ("", DIGITS)
        ]
        yield _held(draw, f"one cell of row {number + 1} has a single candidate", boards)


def _candidates_of_boards(draw: Draw) -> Iterator[Drawn]:
    """Yield what is left on boards of the pool when the givens of the peers are taken away."""
    for kind in ("easy", "medium", "hard", "few_givens"):
        boards = []
        for puzzle in draw.puzzles(kind, 2):
            taken = [{puzzle[peer] for peer in peers(9)[cell]} for cell in range(CELLS)]
            boards.append(
                [
                    symbol if symbol != "." else "".join(d for d in DIGITS if d not in gone)
                    for symbol, gone in zip(puzzle, taken, strict=True)
                ]
            )
        yield _held(draw, f"boards of the kind {kind.replace('_', ' ')}", boards)


def _random_candidates(draw: Draw) -> Iterator[Drawn]:
    for share in (0.05, 0.1, 0.15, 0.25):
        boards = [
            [
                "".join(digit for digit in DIGITS if draw.random.random() < share)
                for _ in range(CELLS)
            ]
            for _ in range(5)
        ]
        yield _held(draw, f"candidates at random, {9 * share:.1f} a cell", boards)


def _one_plane(text: str) -> Arguments:
    return (plane_of(text),)


def _nine_planes(text: str) -> Arguments:
    return ([*planes_of(text)],)


PROBLEM = Problem(
    title="Bit planes",
    url="",
    statement="""\
A *plane* is a set of cells of a 9×9 board, written as one integer of 81 bits. The cells are
numbered row by row:

    number of a cell = 9 * row + col        both from 0

So bit 0 stands for the first cell of the first row, bit 8 for its last one, bit 9 for the first
cell of the second row, and bit 80 for the last cell of all. In the pictures below, a 1 is a cell of
the set.

Write three functions about planes:

- `peersOf(cells)` returns the plane of all peers of a set of cells: every cell that shares a row,
  a column or a box with *another* cell that is in the set.
- `cellsWithOne(planes)` gets nine planes, `planes[0]` for the digit 1 and so on; each holds the
  cells in which its digit is a candidate. It returns the plane of the cells with exactly one
  candidate. The example shows the candidates of every cell: those that show a 1 are `planes[0]`.
- `onlyPlaces(plane)` gets the plane of one digit. It returns those of its cells that are alone in
  their row, in their column or in their box: one of the three is enough.""",
    constraints=(
        "A plane is a whole number from 0 to 2**81 - 1.",
        "planes is a list of nine planes.",
        "Any set of cells may be asked about, the empty one too.",
    ),
    examples=(
        Example(
            name="the peers of two cells",
            function="peersOf",
            input="1........" + "." * 36 + "....1...." + "." * 27,
            output=(
                ".11111111111.1....111.1....1..111...1..111...1111.11111...1....1...1....1...1...."
            ),
        ),
        Example(
            name="a board with many single candidates, and one cell with none",
            function="cellsWithOne",
            input="""\
  9 1237    6    4  123   37    5   13    8
  5    4   13    6  138   38    7    2    9
 27    8  123 1235 1235    9    6  134  134
  8    6   39   13  139    2    4    7    5
 24    5  234   38    7    6    1  389   23
  1   23    7  358  358    4  289    6   23
  3    9    5  278    6    1   28   48  247
247  127  124    .  234  357  289  145    6
  6  127    8    9  245   57    3  145  127""",
            output=(
                "1.11..1.111.1..111.1...11..11...1111.1..111..1.1..1.1.111.11...........11.11..1.."
            ),
        ),
        Example(
            name="a digit with a few places",
            function="onlyPlaces",
            input=(
                ".1...1.........1..1...............1.....1......1.........1....111...1....1...1..1"
            ),
            output=(
                ".....1.........1..1...............1.....1......1.........1......................."
            ),
        ),
    ),
    functions=(
        Function(
            name="peersOf",
            signature="def peersOf(cells: int) -> int:",
            docstring="Return every cell that shares a unit with another cell of the set.",
            arguments=_one_plane,
            check=_check_peers,
        ),
        Function(
            name="cellsWithOne",
            signature="def cellsWithOne(planes: list[int]) -> int:",
            docstring="Return the cells that are in exactly one of the nine planes.",
            arguments=_nine_planes,
            check=_check_singles,
        ),
        Function(
            name="onlyPlaces",
            signature="def onlyPlaces(plane: int) -> int:",
            docstring="Return the cells of the plane that are alone in a row, a column or a box.",
            arguments=_one_plane,
            check=_check_only_places,
        ),
    ),
    makers={
        "examples": examples,
        "each_cell": _each_cell,
        "some_cells": _some_cells,
        "random_planes": _random_planes,
        "extreme_planes": _extreme_planes,
        "alone_in_one_kind": _alone_in_one_kind,
        "each_pair_of_digits": _each_pair_of_digits,
        "one_digit_everywhere": _one_digit_everywhere,
        "candidates_of_boards": _candidates_of_boards,
        "random_candidates": _random_candidates,
    },
)
