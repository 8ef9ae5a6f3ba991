"""Which texts count as the same."""

from pathlib import Path

import pytest

from grader.classroom.similar import LARGEST, Group, groups, shape
from tests.conftest import ROOT, file_name, full_name

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
PLAIN = """
def solveSudoku(board):
    def free(row, col, digit):
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
        return True
    for row in range(9):
        for col in range(9):
            if board[row][col] == ".":
                for digit in "123456789":
                    if free(row, col, digit):
                        board[row][col] = digit
"""


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("free", "possible").replace("digit", "d"),
        lambda text: text.replace("\n", "  # a comment\n"),
        lambda text: text.replace("    ", "\t"),
        lambda text: text.replace(
            "(board):", "(board: list[list[str]]) -> None:\n    'Solves.'", 1
        ),
        lambda text: text.replace('"', "'").replace("for row", "\n\n    for row"),
    ],
)
def test_names_comments_and_layout_make_no_difference(change: object) -> None:
    assert callable(change)
    changed = change(PLAIN)
    assert changed != PLAIN
    assert shape(changed.encode()) == shape(PLAIN.encode()) != ""


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("range(9)", "range(8)", 1),
        lambda text: text.replace(" or ", " and "),
        lambda text: text.replace("row, col, digit", "col, row, digit", 1),
        lambda text: text.replace("range", "reversed", 1),
        lambda text: text.replace("return True", "return None"),
    ],
)
def test_what_the_program_does_makes_a_difference(change: object) -> None:
    assert callable(change)
    assert shape(change(PLAIN).encode()) != shape(PLAIN.encode())


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"def solveSudoku(board): pass",
        b"def broken(:",
        b"\0",
        b"\xff\xfe",
        b"x = " + b"(" * 5000 + b")" * 5000,
        b"x = " + b"-" * 60_000 + b"1",
        b"x = " + b"1+" * 30_000 + b"1",
        b"x" + b".x" * 30_000,
        b"x" + b"()" * 30_000,
        b"x = " + b"9" * 60_000,
        b"#" * (LARGEST + 1),
    ],
)
def test_a_text_that_is_small_or_broken_or_made_to_break_has_no_shape(text: bytes) -> None:
    assert shape(text) == ""


def test_groups_name_the_references_that_are_the_same() -> None:
    shapes = [("alice", "a"), ("bob", "b"), ("carol", "a"), ("dan", "c"), ("eve", "")]
    assert groups(shapes, {full_name("bitmask"): "c"}) == [
        Group(("alice", "carol"), ()),
        Group(("dan",), (full_name("bitmask"),)),
    ]


def test_no_two_references_are_the_same() -> None:
    found = [shape(path.read_bytes()) for path in Path(ROOT, "solutions").glob("*.py")]
    assert all(found)
    assert len(set(found)) == len(found)
