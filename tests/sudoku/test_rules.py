"""The rules, against boards with known mistakes and against random damage."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from grader.sudoku import notation
from grader.sudoku.generator import random_grid
from grader.sudoku.rules import is_right, violations

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def messages(puzzle: str, answer: str) -> list[str]:
    return [violation.message for violation in violations(puzzle, notation.to_rows(answer))]


def test_the_published_answer_is_right() -> None:
    assert messages(PUZZLE, SOLUTION) == []


def test_an_unchanged_board_is_empty_cells_only() -> None:
    assert messages(PUZZLE, PUZZLE) == ["51 cells are still empty, the first at row 1, column 3"]


def test_one_empty_cell_is_told_in_the_singular() -> None:
    answer = SOLUTION[:80] + "."
    assert messages(PUZZLE[:80] + ".", answer) == ["1 cell is still empty: row 9, column 9"]


def test_a_changed_given_comes_first_and_is_named() -> None:
    answer = "4" + SOLUTION[1:]
    found = messages(PUZZLE, answer)
    assert found[0] == "a given was changed: row 1, column 1 was '5' and is now '4'"
    assert "4 appears twice in row 1: columns 1 and 3" in found


def test_every_kind_of_unit_is_named() -> None:
    # Swapping two cells of a column keeps the column and the band's boxes, and breaks two rows.
    cells = list(SOLUTION)
    cells[2], cells[11] = cells[11], cells[2]
    found = messages("." * 81, "".join(cells))
    assert "2 appears twice in row 1: columns 3 and 9" in found
    assert "4 appears twice in row 2: columns 3 and 8" in found
    cells = list(SOLUTION)
    cells[0], cells[3] = cells[3], cells[0]
    found = messages("." * 81, "".join(cells))
    assert any("twice in column 1: rows" in message for message in found)
    assert any("twice in box 1: row 1, column 1 and row" in message for message in found)


def test_a_foreign_symbol_is_no_digit() -> None:
    found = messages("." * 81, "0" + SOLUTION[1:])
    assert found[0] == "row 1, column 1 holds '0', which is none of the symbols 1 to 9"


@given(seed=st.integers(0, 10**6), cell=st.integers(0, 80), digit=st.sampled_from("123456789."))
def test_any_single_change_to_a_solved_board_is_found(seed: int, cell: int, digit: str) -> None:
    grid = random_grid(Random(seed), 9)
    changed = grid[:cell] + digit + grid[cell + 1 :]
    found = violations("." * 81, notation.to_rows(changed))
    assert (found == []) == (changed == grid)
    assert is_right("." * 81, changed) == (changed == grid)
    assert is_right(grid, changed) == (changed == grid)
    if changed != grid:
        assert any((cell // 9, cell % 9) in violation.cells for violation in found)


@given(seed=st.integers(0, 10**6), side=st.sampled_from([4, 9, 16, 25]))
def test_random_grids_of_every_size_are_right(seed: int, side: int) -> None:
    grid = random_grid(Random(seed), side)
    assert violations("." * (side * side), notation.to_rows(grid)) == []
