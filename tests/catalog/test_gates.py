"""`fewest_candidates` is about which cell comes next: no order of places may pass."""

import pytest

from grader.catalog import catalog
from grader.judge.case import Verdict
from tests.conftest import Judge

SOLVER = """
def solveSudoku(board):
    cells = [(row, col) for row in range(9) for col in range(9)]
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9

    def box(row, col):
        return row // 3 * 3 + col // 3

    def free(cell):
        row, col = cell
        return 511 & ~(rows[row] | cols[col] | boxes[box(row, col)])

    def toggle(row, col, bit):
        rows[row] ^= bit
        cols[col] ^= bit
        boxes[box(row, col)] ^= bit

    for row, col in cells:
        if board[row][col] != ".":
            toggle(row, col, 1 << int(board[row][col]) - 1)
    empties = [(row, col) for row, col in cells if board[row][col] == "."]
    empties.sort(key=lambda cell: ORDER)

    def search(position):
        if position == len(empties):
            return True
        row, col = empties[position]
        choices = free((row, col))
        while choices:
            bit = CHOICE
            choices ^= bit
            board[row][col] = str(bit.bit_length())
            toggle(row, col, bit)
            if search(position + 1):
                return True
            toggle(row, col, bit)
        return False

    search(0)
"""
UPWARDS, DOWNWARDS = "choices & -choices", "1 << choices.bit_length() - 1"


@pytest.mark.parametrize(
    ("order", "choice"),
    [
        ("cell", UPWARDS),
        ("(-cell[0], -cell[1])", UPWARDS),
        ("(-cell[1], -cell[0])", DOWNWARDS),
        ("(box(*cell), cell)", UPWARDS),
        ("abs(cell[0] - 4) + abs(cell[1] - 4)", UPWARDS),
    ],
)
def test_a_fixed_order_of_the_cells_fails(judge: Judge, order: str, choice: str) -> None:
    rung = catalog.load("fewest_candidates")
    at_the_gates = rung._replace(suites=rung.gates)
    report = judge(SOLVER.replace("ORDER", order).replace("CHOICE", choice), at_the_gates)
    assert report.verdict is Verdict.TIME_LIMIT, report.message
    assert "the idea of bitmask is too slow here" in report.message
