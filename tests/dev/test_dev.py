"""``grader dev``: the rungs are proved; a new one is made, and its defects are told."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.dev import files, rungs
from grader.dev.clone import Clone, find_clone
from grader.judge.session import Submission
from grader.problems import valid_sudoku
from tests.conftest import ROOT, file_name, full_name

CLONE = find_clone()
NAMES = catalog.names()
BITMASK, VALID_SUDOKU = full_name("bitmask"), full_name("valid_sudoku")
TAKEN = catalog.load("bitmask").number

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_there_is_no_stray_file() -> None:
    assert not files.stray_files(CLONE)


@pytest.mark.parametrize("name", NAMES)
def test_the_texts_of_a_rung_are_there(name: str) -> None:
    assert not rungs.text_defects(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_drawn_board_has_one_solution(name: str) -> None:
    assert not rungs.board_defects(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_stub_is_as_rendered_and_not_started(name: str) -> None:
    assert not rungs.stub_defects(CLONE, name)


@pytest.mark.parametrize("name", [VALID_SUDOKU, full_name("puzzle_string"), full_name("n_queens")])
def test_a_reference_is_accepted_with_room_to_spare(name: str) -> None:
    """Those that have no gate; the others are for `grader dev check`, since they measure time."""
    assert not rungs.reference_defects(CLONE, name)


def test_what_is_wrong_with_a_rung_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bitmask = catalog.load("bitmask")
    broken = bitmask._replace(
        idea="TODO: an idea", hints=bitmask.hints[:2], beats="lanes", title=""
    )
    monkeypatch.setattr(catalog, "load", lambda name: broken if name == BITMASK else load(name))
    for folder in ("exercises", "solutions"):
        (tmp_path / folder).mkdir()
    reference = (CLONE.solutions / file_name("bitmask")).read_text(encoding="utf-8")
    clone = Clone(tmp_path)
    assert rungs.text_defects(BITMASK) == [
        f"{BITMASK}: the title is empty",
        f"{BITMASK}: the idea still says TODO",
        f"{BITMASK}: 2 hints; there must be 3 or more",
    ]
    assert rungs.stub_defects(clone, BITMASK) == [f"{BITMASK}: there is no exercises/{BITMASK}.py"]
    (clone.exercises / file_name("bitmask")).write_text(reference, encoding="utf-8")
    as_rendered, verdict = rungs.stub_defects(clone, BITMASK)
    assert "not as the catalog renders it" in as_rendered
    assert verdict == f"{BITMASK}: the stub is Accepted, not Not Started"
    problem = valid_sudoku.PROBLEM._replace(fills_board=True)
    monkeypatch.setattr(valid_sudoku, "PROBLEM", problem)
    assert (
        f"{VALID_SUDOKU}: unsolvable-01, drawn with seed 37, does not have exactly one solution"
        in rungs.board_defects(VALID_SUDOKU)
    )
    (defect,) = rungs.gate_defects(BITMASK)
    assert "beat, lanes, is not too slow for it: Accepted" in defect
    (clone.solutions / file_name("bitmask")).write_text(reference, encoding="utf-8")
    wrong = Submission(file_name("bitmask"), b"def solveSudoku(board): pass", "solveSudoku")
    monkeypatch.setattr(rungs, "reference", lambda exercise: wrong)
    (defect,) = rungs.reference_defects(clone, BITMASK)
    assert "the reference is Wrong Answer on one-blank-01: the board came back" in defect


load = catalog.load


@pytest.fixture
def copy(tmp_path: Path) -> Run:
    """Runs `grader dev` in a copy of the repository, with few of its submissions."""
    submissions = "tests/submissions"
    for folder in ("exercises", "solutions", "grader"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for folder in ("right", "wrong", "trouble", "hostile"):
        (tmp_path / submissions / folder).mkdir(parents=True)

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "grader", "dev", *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


PROVE = """
import sys
from grader.dev.clone import find_clone
from grader.dev.proofs import proofs, run

for name in sys.argv[1:]:
    for proof in proofs(find_clone(), name):
        for defect in run(proof):
            print(defect)
"""


def test_each_other_kind_of_rung_is_made(copy: Run, tmp_path: Path) -> None:
    """All that its proofs find wrong is what the contributor must still write."""
    kinds = {
        "97_some_ways": ("functions", ["someWaysOne", "someWaysTwo"]),
        "98_ways_left": ("board-and-int", ["waysLeft"]),
        "99_my_way": ("properties", ["myWay"]),
    }
    for name, (kind, functions) in kinds.items():
        made = copy("new", name, "--asks", kind)
        assert made.returncode == 0, made.stderr
        assert f"grader/problems/{name[3:]}.py" in made.stdout
        stub = (tmp_path / "exercises" / f"{name}.py").read_text(encoding="utf-8")
        defined = [line for line in stub.splitlines() if line.startswith("def ")]
        assert [line[4:].partition("(")[0] for line in defined] == functions
        reference = tmp_path / "solutions" / f"{name}.py"
        written = reference.read_text(encoding="utf-8").replace("TODO", "Done")
        raises = 'raise NotImplementedError("Done: the reference")'
        assert raises in written
        reference.write_text(written.replace(raises, "return number"), encoding="utf-8")
    proved = subprocess.run(
        [sys.executable, "-c", PROVE, *kinds],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = proved.stdout.splitlines()
    for name in kinds:
        assert f"{name}: the statement still says TODO" in found
        assert f"right/{name[3:]}/another_way.py: Runtime Error, not Accepted" in proved.stdout
    left = [line for line in found if "TODO" not in line and "another_way" not in line]
    assert not left


def test_a_new_rung_is_made_and_proved(copy: Run, tmp_path: Path) -> None:
    made = copy("new", "99_my_way")
    assert made.returncode == 0, made.stderr
    assert "exercises/99_my_way.py" in made.stdout
    assert "grader dev check 99" in made.stdout
    empty = copy("check", "my_way", "--jobs", "2")
    assert empty.returncode == 1
    assert "99_my_way: hint 2 still says TODO" in empty.stdout
    assert "99_my_way: the reference still says TODO" in empty.stdout
    assert "right/my_way/another_way.py: Runtime Error, not Accepted" in empty.stdout
    assert "Traceback" not in empty.stdout + empty.stderr

    bitmask = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
    for file in ("solutions/99_my_way.py", "tests/submissions/right/my_way/another_way.py"):
        (tmp_path / file).write_text(bitmask, encoding="utf-8")
    entry = tmp_path / "grader" / "catalog" / "rungs" / "99_my_way.py"
    entry.write_text(entry.read_text(encoding="utf-8").replace("TODO", "Done"), encoding="utf-8")
    stub = tmp_path / "exercises" / "99_my_way.py"
    stub.write_text(stub.read_text(encoding="utf-8").replace("TODO", "Done"), encoding="utf-8")
    well = copy("check", "my_way", "--jobs", "2")
    assert well.returncode == 0, well.stdout
    assert "All is well" in well.stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("killer", "two digits, then words"),
        ("99_Killer", "two digits, then words"),
        (f"{TAKEN}_again", f"the number {TAKEN} is taken by {BITMASK}"),
        ("99_box_not_checked/../x", "two digits, then words"),
    ],
)
def test_a_bad_name_is_told(name: str, words: str, copy: Run) -> None:
    refused = copy("new", name)
    assert refused.returncode == 2
    assert words in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_elsewhere_than_in_a_clone_it_says_so(copy: Run, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "tests")
    refused = copy("check")
    assert refused.returncode == 2
    assert "works in a clone of the repository only" in refused.stderr
