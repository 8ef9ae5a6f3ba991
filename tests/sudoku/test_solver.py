"""The fast solver against published answers, against the plain one, and at the edges."""

from __future__ import annotations

from random import Random

import pytest

from grader.sudoku import any_size
from grader.sudoku.generator import minimal_puzzle, puzzle_with_givens, random_grid
from grader.sudoku.rules import is_right
from grader.sudoku.solver import (
    count_solutions,
    has_one_solution,
    iterate_solutions,
    solutions,
    solve,
)

PUBLISHED = {
    "leetcode": (
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ),
    "easy": (
        "8264.95..9.526784343715..626.19427.87925.361434..7125916489532758372419627.316485",
        "826439571915267843437158962651942738792583614348671259164895327583724196279316485",
    ),
    "medium": (
        "42....1833........6..3.4.257..15.4.69.2..75.8....6...75...16.422.6.4.8.18.4...76.",
        "429675183358291674671384925783152496962437518145968237597816342236749851814523769",
    ),
    "hard": (
        "9...8...2.869..475.5...6.9..251..8..7.8.236...1..6..2.873....4...9.........35.78.",
        "937584162286931475451276398625197834798423651314865927873612549569748213142359786",
    ),
    "expert": (
        "5.9...14....3.2.5...7....62394.85.....2.16........3..9..35...9...5..8.....6.39825",
        "529867143641392758837451962394785216752916384168243579283574691915628437476139825",
    ),
    "master": (
        "9.64....8.4.6..72......9........24.5.5..761..1.7..4...395.61...........66.89..3..",
        "916427538543618729782359641869132475254876193137594862395761284471283956628945317",
    ),
    "grandmaster": (
        "2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71..",
        "284596731951783426376124859769258314813479265425361978638912547147835692592647183",
    ),
    "punishes brute force": (
        "1..2......65..48...7...69....4.......5...87..7...3..4.......6...8.....57..65.7.89",
        "139285476265974813478316925894752361653148792712639548527891634981463257346527189",
    ),
}

UNSOLVABLE = "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......"
SEVERAL = (
    "..........1..2..3....................4..5..6....................7..8..9..........",
    "..38..4......1..7..6...5..9...9..6...2.....1...4..3..2..2...8...1.....5.9....7..3",
)


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_answers(name: str) -> None:
    puzzle, answer = PUBLISHED[name]
    assert solutions(puzzle, limit=5) == [answer]
    assert list(any_size.iterate_solutions(puzzle)) == [answer]


def test_unsolvable() -> None:
    assert solve(UNSOLVABLE) is None
    assert count_solutions(UNSOLVABLE) == 0
    assert list(any_size.iterate_solutions(UNSOLVABLE)) == []


@pytest.mark.parametrize("puzzle", SEVERAL)
def test_several_solutions(puzzle: str) -> None:
    found = solutions(puzzle, limit=20)
    assert len(set(found)) == len(found) == 20
    assert all(is_right("." * len(grid), grid) for grid in found)
    assert not has_one_solution(puzzle)


@pytest.mark.parametrize("second", [1, 9, 10])
def test_contradictory_givens_have_no_solution(second: int) -> None:
    cells = ["."] * 81
    cells[0] = cells[second] = "7"
    assert count_solutions("".join(cells)) == 0
    grid = list(random_grid(Random(1)))
    grid[0], grid[second] = grid[second], grid[0]
    assert count_solutions("".join(grid)) == 0


def test_a_full_grid_is_its_own_solution() -> None:
    grid = random_grid(Random(2))
    assert solutions(grid) == [grid]


def test_every_solution_is_found_once() -> None:
    rng = Random(3)
    for _ in range(10):
        cells = list(minimal_puzzle(rng))
        cells[next(cell for cell in range(81) if cells[cell] != ".")] = "."
        loose = "".join(cells)
        found = list(iterate_solutions(loose))
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted(any_size.iterate_solutions(loose))


@pytest.mark.parametrize("side", [4, 16, 25])
def test_other_sides(side: int) -> None:
    puzzle = puzzle_with_givens(Random(4), side, int(0.75 * side * side))
    answer = solve(puzzle)
    assert answer is not None
    assert is_right("." * len(answer), answer)
    assert all(given in (".", digit) for given, digit in zip(puzzle, answer, strict=True))


def test_all_grids_of_side_4() -> None:
    assert count_solutions("." * 16, limit=1000) == 288


def test_foreign_symbols_and_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="80"):
        solve("." * 80)
    with pytest.raises(ValueError, match="'0'"):
        solve("0" + "." * 80)
