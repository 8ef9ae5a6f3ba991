"""A rung that calls the function of an earlier rung gets the learner's own."""

from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.learner.attempts import Recorded, record
from grader.learner.carry_over import carry_over
from grader.learner.workspace import Workspace
from grader.watch.files import OwnWrites
from tests.conftest import ROOT, Judge, file_name, full_name

WHOLE_BOARD = catalog.find("whole_board")
MINE = "def isValidSudoku(board):\n    return helper(board)\n\ndef helper(board): return True\n"


@pytest.fixture
def learner(workspace: Path) -> Workspace:
    return Workspace(str(workspace))


def test_it_stands_above_the_stub(learner: Workspace, workspace: Path) -> None:
    exercises = workspace / "exercises"
    stub = (exercises / file_name("whole_board")).read_text(encoding="utf-8")
    earlier = exercises / file_name("valid_sudoku")
    statement, _, _ = earlier.read_text(encoding="utf-8").partition("\n\n\ndef ")
    earlier.write_text(f"{statement}\n\n\n{MINE}", encoding="utf-8")
    assert "isValidSudoku" in carry_over(WHOLE_BOARD, learner)
    text = (exercises / file_name("whole_board")).read_text(encoding="utf-8")
    statement, _, rest = stub.partition("\n\n\ndef ")
    comment = f"# Your isValidSudoku, copied from {file_name('valid_sudoku')}.\n"
    assert text == f"{statement}\n\n\n{comment}{MINE}\n\ndef {rest}"


def test_what_the_learner_wrote_stays(learner: Workspace, workspace: Path) -> None:
    path = workspace / "exercises" / file_name("whole_board")
    path.write_text("mine = 1\n", encoding="utf-8")
    assert carry_over(WHOLE_BOARD, learner) == ""
    assert path.read_text(encoding="utf-8") == "mine = 1\n"


@pytest.mark.parametrize("earlier", [None, b"\xff\xfe not UTF-8"])
def test_without_an_earlier_file_the_stub_stays(
    learner: Workspace, workspace: Path, earlier: bytes | None
) -> None:
    path = workspace / "exercises" / file_name("valid_sudoku")
    path.unlink() if earlier is None else path.write_bytes(earlier)
    assert carry_over(WHOLE_BOARD, learner) == ""
    stub = (ROOT / "exercises" / file_name("whole_board")).read_bytes()
    assert (workspace / "exercises" / file_name("whole_board")).read_bytes() == stub


def test_an_accepted_rung_hands_its_function_on_once(
    judge: Judge, learner: Workspace, workspace: Path
) -> None:
    text = (ROOT / "solutions" / file_name("valid_sudoku")).read_bytes()
    (workspace / "exercises" / file_name("valid_sudoku")).write_bytes(text)
    report = judge(text, "valid_sudoku", only="example-01", name=file_name("valid_sudoku"))
    using = workspace / "exercises" / file_name("whole_board")
    watched = OwnWrites(learner)
    recorded = record(report, learner)
    watched.note(recorded.written)
    assert recorded.written == full_name("whole_board")
    assert f"copied into {file_name('whole_board')}" in recorded.notice
    assert "def isValidSudoku" in using.read_text(encoding="utf-8")
    # `grader watch` does not take it for a save, and so stays with the verdict.
    assert watched.has_made(recorded.written)
    using.write_bytes(b"mine = 1\n")
    assert not watched.has_made(recorded.written)
    assert record(report, learner) == Recorded()
