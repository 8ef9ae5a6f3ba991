"""One case as a file for a student, and notebooks as submissions of one person."""

import json
import re
from pathlib import Path

import pytest

from grader import grading
from tests.conftest import Command

NOTHING = "def solveSudoku(board):\n    pass\n"
SLOW = "def solveSudoku(board):\n    while True:\n        pass\n"
LONG_SEED = "123456789012"


def test_a_case_is_a_file_without_the_seed(command: Command, workspace: Path) -> None:
    (workspace / "amy o.py").write_text(NOTHING)
    made = command("case", "amy o.py", "--as", "bitmask", "--seed", LONG_SEED, "--case", "hard-03")
    assert made.returncode == 1
    assert made.stderr == ""
    text = (workspace / "amy o-hard-03.md").read_text(encoding="utf-8")
    assert LONG_SEED not in text + made.stdout
    assert "The board came back unchanged" in text
    (puzzle,) = re.findall(r"    grader run 'amy o.py' --as bitmask --board ([1-9.]{81})\n", text)
    again = command("run", "amy o.py", "--as", "bitmask", "--board", puzzle)
    assert again.returncode == 1, "the command of the file runs"
    assert text.count("```text") == 2, "the board, and what came back"


def test_a_case_says_the_limit_and_a_short_seed_is_warned_of(
    command: Command, workspace: Path
) -> None:
    (workspace / "slow.py").write_text(SLOW)
    made = command(
        "case", "slow.py", "--as", "bitmask", "--seed", "12", "--case", "calls-01", "-o", "-"
    )
    assert "The limit is 2.00 s of CPU time." in made.stdout
    assert "2 calls in one process" in made.stdout
    assert "the seed 12 is short" in made.stderr
    unknown = command("case", "slow.py", "--as", "bitmask", "--seed", "12", "--case", "no-01")
    assert unknown.returncode == 2
    assert "there is no case 'no-01'" in unknown.stderr


def test_a_class_has_a_seed_that_is_not_found_by_trying() -> None:
    seeds = {grading.new_seed_of_a_class() for _ in range(9)}
    assert len(seeds) == 9
    assert min(seeds) >= grading.LARGEST_SEED


@pytest.mark.parametrize(
    ("cells", "says"),
    [
        (["%time\nimport math", "x = 1", "def solveSudoku(b):\n    return b[9]"],
         "line 2 of code cell 3"),
        (["x = 1", "def solveSudoku(b:\n    pass"], "of code cell 2"),
        ([], "the notebook has no code"),
    ],
)  # fmt: skip
def test_a_notebook_is_checked_and_its_cells_are_named(
    cells: list[str], says: str, command: Command, workspace: Path
) -> None:
    made = [{"cell_type": "code", "metadata": {}, "source": cell} for cell in cells]
    (workspace / "x.ipynb").write_text(json.dumps({"cells": made, "nbformat": 4}))
    result = command("check", "x.ipynb", "--as", "bitmask", "--case", "example-02")
    assert says in " ".join((result.stdout + result.stderr).split())
    assert result.returncode == (1 if cells else 2)
