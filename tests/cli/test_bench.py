"""``grader bench`` through the real command, and the judgement of its figures."""

import csv
import io
import json
from pathlib import Path

import pytest

from grader.judge.session import Session, Submission
from grader.measure.executed_lines import executed_lines
from grader.measure.timing import SolverFigures, Timing, advantage
from grader.sandbox.isolation import Level, choose
from grader.sandbox.process import Limits
from tests.conftest import ROOT, Command, file_name, full_name

BITMASK, LANES = full_name("bitmask"), full_name("lanes")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
QUICK = ("--rungs", "bitmask,lanes", "--repeats", "2", "--isolation", "process")


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    path = tmp_path / "boards.txt"
    path.write_text(f"# two boards\n{EASY}\n\n{HARD}\n", encoding="utf-8")
    return path


def test_files_stand_among_the_references(command: Command, boards: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(RIGHT, encoding="utf-8")
    more = ("--patience", "0.2", "--boards", str(boards), "--json", str(tmp_path / "out.json"))
    result = command("bench", str(mine), *QUICK, *more)
    assert result.returncode == 0, result.stderr
    text = " ".join(result.stdout.split())
    assert text.startswith("mine.py executed ")
    assert f"lines on LeetCode's example, the reference {BITMASK} " in text
    assert "a board took more than 0.2 s" in text
    assert LANES in text
    assert "2 boards (from boards.txt), 2 times each" in text
    assert "isolation: process" in text
    document = json.loads((tmp_path / "out.json").read_text())
    assert document["schema_version"] == 1
    assert [board["puzzle"] for board in document["plan"]["boards"]] == [EASY, HARD]
    own, bitmask, lanes = document["standings"]
    assert [bitmask["name"], lanes["name"]] == [BITMASK, LANES]
    assert own["lines"] == bitmask["lines"] > lanes["lines"]
    assert (own["placements"], bitmask["placements"], lanes["placements"]) == (4208, 4208, 51)
    easy, hard = own["timings"]
    assert len(easy["seconds"]) == 2
    assert easy["over"] is None
    assert hard["over"] == 0.2
    assert hard["seconds"] == []


def test_without_files_the_references_are_shown(command: Command, boards: Path) -> None:
    result = command("bench", *QUICK, "--patience", "0.1", "--boards", str(boards), "--csv", "-")
    assert result.returncode == 0, result.stderr
    assert "CPU time per board" in result.stderr
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [(row["solver"], row["board"]) for row in rows] == [
        (BITMASK, "line 2"),
        (BITMASK, "line 4"),
        (LANES, "line 2"),
        (LANES, "line 4"),
    ]
    assert rows[1]["over"] == "0.1"
    assert rows[3]["runs"] == "2"


def test_a_wrong_solver_gets_words_and_no_figures(
    command: Command, boards: Path, tmp_path: Path
) -> None:
    (tmp_path / "lazy.py").write_text("def solveSudoku(board): pass\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("def solveSudoku(board:\n", encoding="utf-8")
    files = [str(tmp_path / "lazy.py"), str(tmp_path / "broken.py")]
    result = command("bench", *files, *QUICK, "--patience", "0.1", "--boards", str(boards))
    assert result.returncode == 1
    text = " ".join(result.stdout.split())
    assert "lazy.py was not measured. Wrong Answer on line 2:" in text
    assert "broken.py was not measured. Syntax Error:" in text
    assert LANES in text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (EASY[:-1], "boards.txt, line 2: "),
        (EASY[:-1] + "?", "boards.txt, line 2: character 81 is '?'"),
        ("1" + EASY[1:], "boards.txt, line 2: this board does not have exactly one solution"),
        ("12....1.....4..3", "boards.txt, line 2: the board has 16 cells instead of 81"),
    ],
)
def test_a_bad_board_is_told_with_its_place(
    line: str, words: str, command: Command, workspace: Path
) -> None:
    (workspace / "boards.txt").write_text(f"{EASY}\n{line}\n", encoding="utf-8")
    result = command("bench", "--boards", "boards.txt")
    assert result.returncode == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nowhere.py"], "there is no file nowhere.py"),
        (["--boards", "nowhere.txt"], "nowhere.txt can't be read"),
        (["--rungs", "puzzle_string"], "has another task than `solveSudoku`"),
        (["--rungs", "77"], "there is no exercise '77'"),
        (["--repeats", "0"], "a number of runs"),
        (["--patience", "long"], "a number of seconds"),
    ],
)
def test_wrong_use_is_told(arguments: list[str], words: str, command: Command) -> None:
    result = command("bench", *arguments)
    assert result.returncode == 2
    assert words in result.stderr.strip().splitlines()[-1]


def test_lines_are_those_of_the_submission_alone() -> None:
    source = (
        b"import string\n\ndef solveSudoku(board):\n    x = string.capwords('a b')\n    return x\n"
    )
    session = Session(_submission(source), choose(Level.PROCESS).start, Limits())
    try:
        assert [executed_lines(session) for _ in range(2)] == [2, 2]
    finally:
        session.close()


def _submission(text: bytes) -> Submission:
    return Submission("s.py", text, "solveSudoku")


def test_lines_of_what_fails_are_not_counted() -> None:
    source = b"def solveSudoku(board):\n    raise ValueError\n"
    session = Session(_submission(source), choose(Level.PROCESS).start, Limits())
    try:
        assert executed_lines(session) is None
    finally:
        session.close()


def standing(name: str, *boards: tuple[float, ...] | None) -> SolverFigures:
    timings = tuple(
        Timing(f"{number}", "kind", seconds or (), None if seconds else 1.0)
        for number, seconds in enumerate(boards)
    )
    return SolverFigures(name, "", True, timings, None, None, 0, "")


def test_solvers_are_told_apart_where_their_spreads_do_not_meet() -> None:
    quick = standing("quick", (0.1, 0.12, 0.9))
    gain = advantage(quick, standing("slow", (0.2, 0.3, 0.25)))
    assert gain is not None
    assert gain.times == pytest.approx(2.0)
    assert not gain.at_least
    assert advantage(standing("slow", (0.2, 0.3)), quick) is None
    assert advantage(quick, standing("near", (0.11, 0.12, 0.13))) is None


def test_a_board_that_was_given_up_bounds_the_figure() -> None:
    solved = standing("solved", (0.1,), (0.1,))
    given_up = standing("given up", (0.1,), None)
    gain = advantage(solved, given_up)
    assert gain is not None
    assert gain.at_least
    assert gain.times == pytest.approx(10**0.5)
    assert advantage(given_up, solved) is None
    both = advantage(standing("a", (0.1,), None), standing("b", (0.3,), None))
    assert both is not None
    assert both.times == pytest.approx(3.0), "on the board that both solved"
    assert advantage(standing("a", None, (0.1,)), given_up) is None
