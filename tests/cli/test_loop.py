"""The learner's commands through the real program: run, hint, progress, solution, reset, init."""

import json
import os
import re
from pathlib import Path

import pytest

from grader.catalog import catalog
from tests.conftest import ROOT, SUBMISSIONS, Command, file_name, full_name

BITMASK = full_name("bitmask")

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong" / "bitmask" / "box_not_checked.py").read_text(encoding="utf-8")
PRINTS = RIGHT.replace("    search(0)\n", "    print('empty:', len(empties))\n    search(0)\n")
EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [EXAMPLE[start : start + 9] for start in range(0, 81, 9)]


@pytest.fixture
def five(workspace: Path) -> Path:
    file = workspace / "exercises" / file_name("bitmask")
    file.write_text(RIGHT, encoding="utf-8")
    return file


def test_run_shows_input_output_and_what_was_printed(command: Command, five: Path) -> None:
    five.write_text(PRINTS, encoding="utf-8")
    result = command("run", "bitmask")
    assert result.returncode == 0
    assert result.stdout.count("Accepted") == 3
    assert "5 3 4 │ 6 7 8 │ 9 1 2" in result.stdout
    assert "empty: 51" in result.stdout
    assert "checks" not in command("list").stdout, "nothing is recorded"


@pytest.mark.parametrize(
    "board",
    [
        EXAMPLE,
        EXAMPLE.replace(".", "0"),
        EXAMPLE.replace(".", "_"),
        EXAMPLE.replace(".", " "),
        "\n".join(ROWS),
        "\n".join(row.replace(".", " ").rstrip() for row in ROWS),
        json.dumps([list(row) for row in ROWS]),
    ],
    ids=["dots", "zeros", "underscores", "spaces", "lines", "lines-with-spaces", "leetcode"],
)
def test_run_reads_a_board_in_any_usual_notation(command: Command, five: Path, board: str) -> None:
    result = command("run", "bitmask", "--board", board)
    assert result.returncode == 0, result.stderr
    assert "5 3 4 │ 6 7 8 │ 9 1 2" in result.stdout


def test_run_says_what_is_the_matter_with_an_own_board(command: Command, five: Path) -> None:
    twice = command("run", "bitmask", "--board", "55" + EXAMPLE[2:]).stdout
    assert "No right answer exists: among the givens, 5 appears twice in row 1" in twice
    unsolvable = "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......"
    none = command("run", "bitmask", "--board", unsolvable).stdout
    assert "these givens have no solution" in none
    several = command("run", "bitmask", "--board", "." * 81)
    assert "This board has several solutions, and any of them is right." in several.stdout
    assert several.returncode == 0


def test_run_reads_files_of_boards(command: Command, five: Path, workspace: Path) -> None:
    boards = workspace / "boards.txt"
    boards.write_text(f"# two, one a line\n{EXAMPLE}\n\n{'.' * 81}\n", encoding="utf-8")
    assert command("run", "bitmask", "--file", "boards.txt").stdout.count("Accepted") == 2
    grid = "\n".join(ROWS)
    boards.write_text(f"{grid}\n\n{grid}\n", encoding="utf-8")
    assert command("run", "bitmask", "--file", "boards.txt").stdout.count("Accepted") == 2
    piped = command("run", "bitmask", "--file", "-", input=json.dumps(ROWS))
    assert piped.stdout.count("Accepted") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--board", "12"), "--board: "),
        (("--board", EXAMPLE[:-1] + "x"), "--board: Line 1, character 81 is 'x'"),
        (("--board", "." * 16), f"{BITMASK} takes boards of 9×9 cells"),
        (("--file", "nowhere.txt"), "nowhere.txt can't be read: No such file or directory"),
        (("--board", EXAMPLE, "--file", "x"), "leave one of them out"),
    ],
)
def test_run_says_what_is_wrong_with_the_input(
    command: Command, five: Path, arguments: tuple[str, ...], said: str
) -> None:
    result = command("run", "bitmask", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_run_asks_each_problem_in_its_own_terms(command: Command) -> None:
    queens = str(ROOT / "solutions" / file_name("n_queens"))
    assert "n = 6" in command("run", queens, "--board", "6").stdout
    strings = str(ROOT / "solutions" / file_name("puzzle_string"))
    assert "'invalid length'" in command("run", strings, "--board", "12").stdout


def test_hints_speak_to_the_failure_first_and_are_counted(command: Command, five: Path) -> None:
    five.write_text(WRONG, encoding="utf-8")
    assert command("check", "bitmask").returncode == 1
    first = command("hint", "bitmask").stdout
    assert "about your last check (Wrong Answer)" in first
    assert "its box has a" in " ".join(first.split())
    assert "Next, a question about your line:" in first
    assert "Line " in command("hint", "bitmask").stdout
    assert "For a hint about the exercise itself:" in command("hint", "bitmask").stdout
    assert "hint 1 of 4" in command("hint", "bitmask").stdout
    assert "hint 2 of 4" in command("hint", "bitmask").stdout
    assert "2 of 4" in command("list").stdout
    everything = command("hint", "bitmask", "--all").stdout
    assert re.findall(r"hint (\d) of 4", everything) == ["1", "2", "3", "4"]
    assert "That is the last hint" in command("hint", "bitmask").stdout


def test_after_a_time_out_the_hint_names_what_costs_most(command: Command, five: Path) -> None:
    slow = RIGHT.replace("            free ^= bit\n", "")
    five.write_text(slow, encoding="utf-8")
    check = command("check", "bitmask")
    assert "Time Limit Exceeded" in check.stdout
    told = " ".join(command("hint", "bitmask").stdout.split())
    line = slow.splitlines().index("        while free:") + 1
    assert f"the condition in line {line} never changed" in told
    assert "`free` is" in told


def test_progress_draws_attempts_and_times(command: Command, five: Path) -> None:
    assert "Nothing was checked yet" in command("progress").stdout
    command("check", "bitmask")
    five.write_text(WRONG, encoding="utf-8")
    command("check", "bitmask")
    drawn = command("progress").stdout
    assert f"{BITMASK}   2 checks" in drawn
    assert "verdicts  AW" in drawn
    assert "A Accepted, W Wrong Answer" in drawn
    assert "best" in drawn


def test_grader_alone_says_what_comes_next(
    command: Command, five: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    fresh = command().stdout
    names = catalog.names()
    first = catalog.load(names[0])
    assert f"0 of {len(names)} accepted" in fresh
    assert f"grader check {first.number}" in fresh
    command("check", "lanes")
    command("hint", "bitmask")
    assert f"grader check {first.number}" in command().stdout, "stubs and hints begin nothing"
    command("check", "bitmask")
    marks = "".join("x" if name == BITMASK else "." for name in names)
    assert f"[{marks}]  1 of {len(names)} accepted" in command().stdout
    assert "grader init sudoku" in command(cwd=tmp_path_factory.mktemp("elsewhere")).stdout


def test_solution_opens_after_acceptance_and_shows_the_difference(
    command: Command, five: Path
) -> None:
    closed = command("solution", "bitmask")
    assert closed.returncode == 1
    assert "stays closed" in closed.stdout
    command("check", "bitmask")
    assert command("solution").stdout == RIGHT, "the last one that was passed"
    difference = command("solution", "bitmask", "--diff").stdout
    assert "+FULL = 0b111_111_111" in difference
    assert "Idea" not in difference
    first = command("solution", "valid_sudoku", "--diff", "--give-up")
    assert first.returncode == 2
    assert "follows no rung" in first.stderr


def test_reset_puts_the_stub_back_and_keeps_every_version(command: Command, five: Path) -> None:
    stub = (ROOT / "exercises" / file_name("bitmask")).read_text(encoding="utf-8")
    unasked = command("reset", "bitmask")
    assert unasked.returncode == 2
    assert "add --yes" in unasked.stderr
    assert five.read_text(encoding="utf-8") == RIGHT
    for number, text in enumerate((RIGHT, WRONG), 1):
        five.write_text(text, encoding="utf-8")
        result = command("reset", "bitmask", "--yes")
        assert result.returncode == 0
        assert five.read_text(encoding="utf-8") == stub
        assert five.with_name(f"{BITMASK}.py.backup-{number}").read_text("utf-8") == text
    assert "is already the stub" in command("reset", "bitmask", "--yes").stdout


def test_init_makes_a_folder_in_which_everything_works(command: Command, tmp_path: Path) -> None:
    made = command("init", "sudoku", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    folder = tmp_path / "sudoku"
    assert sorted(os.listdir(folder)) == [".gitignore", ".vscode", "README.md", "exercises"]
    stubs = {path.name: path.read_bytes() for path in (ROOT / "exercises").glob("*.py")}
    assert {path.name: path.read_bytes() for path in folder.glob("exercises/*.py")} == stubs
    (folder / "exercises" / file_name("bitmask")).write_text(RIGHT, encoding="utf-8")
    below = folder / "exercises"
    assert "Accepted" in command("check", "bitmask", cwd=below).stdout
    assert [path.name for path in folder.glob("solutions/*")] == [file_name("bitmask")]
    assert command("check", "sets", cwd=below).returncode == 1
    assert [path.name for path in folder.glob("solutions/*")] == [file_name("bitmask")]
    again = command("init", "sudoku", cwd=tmp_path)
    assert again.returncode == 2
    assert "is not empty" in again.stderr


@pytest.mark.posix
def test_the_shell_can_complete_commands_and_exercises(command: Command) -> None:
    assert "grader" in command("completion", "bash").stdout
    number = catalog.load("bitmask").number
    for line, offered in (("grader che", "check"), (f"grader check {number}", BITMASK)):
        asked = {
            "_ARGCOMPLETE": "1",
            "_ARGCOMPLETE_STDOUT_FILENAME": "/dev/stdout",
            "COMP_LINE": line,
            "COMP_POINT": str(len(line)),
            "_ARGCOMPLETE_IFS": "\n",
        }
        assert offered in command(env=asked).stdout


def test_no_color_is_heard_before_and_after_the_command(command: Command) -> None:
    forced = {"FORCE_COLOR": "1"}
    assert "\x1b[1;33m" in command("check", "whole_board", env=forced).stdout
    for arguments in (("--no-color", "check", "sets"), ("check", "sets", "--no-color")):
        assert "\x1b[1;33m" not in command(*arguments, env=forced).stdout


def test_nothing_is_wider_than_the_terminal(command: Command) -> None:
    for arguments in ("", "list", "--help", "grade --help", "doctor"):
        shown = command(*arguments.split(), env={"COLUMNS": "70"}).stdout
        assert [line for line in shown.splitlines() if len(line) > 70] == [], arguments
