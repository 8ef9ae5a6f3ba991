"""The learner's commands through the real program: run, hint, progress, solution, reset, init."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.conftest import ROOT, SUBMISSIONS, Command

RIGHT = (ROOT / "solutions" / "05_bitmask.py").read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong" / "bitmask" / "box_not_checked.py").read_text(encoding="utf-8")
PRINTS = RIGHT.replace("    search(0)\n", "    print('empty:', len(empties))\n    search(0)\n")
EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [EXAMPLE[start : start + 9] for start in range(0, 81, 9)]


@pytest.fixture
def five(workspace: Path) -> Path:
    file = workspace / "exercises" / "05_bitmask.py"
    file.write_text(RIGHT, encoding="utf-8")
    return file


def test_run_shows_input_output_and_what_was_printed(command: Command, five: Path) -> None:
    five.write_text(PRINTS, encoding="utf-8")
    result = command("run", "5")
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
    result = command("run", "5", "--board", board)
    assert result.returncode == 0, result.stderr
    assert "5 3 4 │ 6 7 8 │ 9 1 2" in result.stdout


def test_run_says_what_is_the_matter_with_an_own_board(command: Command, five: Path) -> None:
    twice = command("run", "5", "--board", "55" + EXAMPLE[2:]).stdout
    assert "No right answer exists: the givens hold digit 5 twice in row 1" in twice
    unsolvable = "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......"
    assert "these givens have no solution" in command("run", "5", "--board", unsolvable).stdout
    several = command("run", "5", "--board", "." * 81)
    assert "This board has several solutions, and any of them is right." in several.stdout
    assert several.returncode == 0


def test_run_reads_files_of_boards(command: Command, five: Path, workspace: Path) -> None:
    boards = workspace / "boards.txt"
    boards.write_text(f"# two, one a line\n{EXAMPLE}\n\n{'.' * 81}\n", encoding="utf-8")
    assert command("run", "5", "--file", "boards.txt").stdout.count("Accepted") == 2
    grid = "\n".join(ROWS)
    boards.write_text(f"{grid}\n\n{grid}\n", encoding="utf-8")
    assert command("run", "5", "--file", "boards.txt").stdout.count("Accepted") == 2
    piped = command("run", "5", "--file", "-", input=json.dumps(ROWS))
    assert piped.stdout.count("Accepted") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--board", "12"), "--board: "),
        (("--board", EXAMPLE[:-1] + "x"), "--board: Line 1, character 81 is 'x'"),
        (("--board", "." * 16), "05_bitmask takes boards of 9×9 cells"),
        (("--file", "nowhere.txt"), "nowhere.txt can't be read: No such file or directory"),
        (("--board", EXAMPLE, "--file", "x"), "leave one of them out"),
    ],
)
def test_run_says_what_is_wrong_with_the_input(
    command: Command, five: Path, arguments: tuple[str, ...], said: str
) -> None:
    result = command("run", "5", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_run_asks_each_problem_in_its_own_terms(command: Command) -> None:
    queens = str(ROOT / "solutions" / "13_n_queens.py")
    assert "n = 6" in command("run", queens, "--board", "6").stdout
    strings = str(ROOT / "solutions" / "07_puzzle_string.py")
    assert "'invalid length'" in command("run", strings, "--board", "12").stdout


def test_hints_speak_to_the_failure_first_and_are_counted(command: Command, five: Path) -> None:
    five.write_text(WRONG, encoding="utf-8")
    assert command("check", "5").returncode == 1
    first = command("hint", "5").stdout
    assert "about your last check (Wrong Answer)" in first
    assert "only boxes are wrong" in " ".join(first.split())
    assert "hint 1 of 4" in command("hint", "5").stdout
    assert "hint 2 of 4" in command("hint", "5").stdout
    assert "2 of 4" in command("list").stdout
    everything = command("hint", "5", "--all").stdout
    assert re.findall(r"hint (\d) of 4", everything) == ["1", "2", "3", "4"]
    assert "That is the last hint" in command("hint", "5").stdout


def test_after_a_time_out_the_hint_names_what_costs_most(command: Command, five: Path) -> None:
    slow = RIGHT.replace("            free ^= bit\n", "")
    five.write_text(slow, encoding="utf-8")
    check = command("check", "5")
    assert "Time Limit Exceeded" in check.stdout
    told = " ".join(command("hint", "5").stdout.split())
    assert "in `search`" in told


def test_progress_draws_attempts_and_times(command: Command, five: Path) -> None:
    assert "Nothing was checked yet" in command("progress").stdout
    command("check", "5")
    five.write_text(WRONG, encoding="utf-8")
    command("check", "5")
    drawn = command("progress").stdout
    assert "05_bitmask   2 checks" in drawn
    assert "verdicts  AW" in drawn
    assert "A Accepted, W Wrong Answer" in drawn
    assert "best" in drawn


def test_grader_alone_says_what_comes_next(
    command: Command, five: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    fresh = command().stdout
    assert "0 of 14 accepted" in fresh
    assert "grader check 00" in fresh
    command("check", "0")
    assert "Your last check said Not Started." in command().stdout
    command("check", "5")
    assert "[.....x........]  1 of 14 accepted" in command().stdout
    assert "grader init sudoku" in command(cwd=tmp_path_factory.mktemp("elsewhere")).stdout


def test_solution_opens_after_acceptance_and_shows_the_difference(
    command: Command, five: Path
) -> None:
    closed = command("solution", "5")
    assert closed.returncode == 1
    assert "stays closed" in closed.stdout
    command("check", "5")
    assert command("solution").stdout == RIGHT, "the last one that was passed"
    difference = command("solution", "5", "--diff").stdout
    assert "+FULL = 0b111_111_111" in difference
    assert "Idea" not in difference
    first = command("solution", "0", "--diff", "--give-up")
    assert first.returncode == 2
    assert "follows no rung" in first.stderr


def test_reset_puts_the_stub_back_and_keeps_every_version(command: Command, five: Path) -> None:
    stub = (ROOT / "exercises" / "05_bitmask.py").read_text(encoding="utf-8")
    unasked = command("reset", "5")
    assert unasked.returncode == 2
    assert "add --yes" in unasked.stderr
    assert five.read_text(encoding="utf-8") == RIGHT
    for number, text in enumerate((RIGHT, WRONG), 1):
        five.write_text(text, encoding="utf-8")
        result = command("reset", "5", "--yes")
        assert result.returncode == 0
        assert five.read_text(encoding="utf-8") == stub
        assert five.with_name(f"05_bitmask.py.backup-{number}").read_text("utf-8") == text
    assert "is already the stub" in command("reset", "5", "--yes").stdout


def test_init_makes_a_folder_in_which_everything_works(command: Command, tmp_path: Path) -> None:
    made = command("init", "sudoku", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    folder = tmp_path / "sudoku"
    assert sorted(os.listdir(folder)) == [".gitignore", "README.md", "exercises"]
    stubs = {path.name: path.read_bytes() for path in (ROOT / "exercises").glob("*.py")}
    assert {path.name: path.read_bytes() for path in folder.glob("exercises/*.py")} == stubs
    (folder / "exercises" / "05_bitmask.py").write_text(RIGHT, encoding="utf-8")
    below = folder / "exercises"
    assert "Accepted" in command("check", "5", cwd=below).stdout
    assert [path.name for path in folder.glob("solutions/*")] == ["05_bitmask.py"]
    assert command("check", "4", cwd=below).returncode == 1
    assert [path.name for path in folder.glob("solutions/*")] == ["05_bitmask.py"]
    again = command("init", "sudoku", cwd=tmp_path)
    assert again.returncode == 2
    assert "is not empty" in again.stderr


@pytest.mark.posix
def test_the_shell_can_complete_commands_and_exercises(command: Command) -> None:
    assert "grader" in command("completion", "bash").stdout
    for line, offered in (("grader che", "check"), ("grader check 05", "05_bitmask")):
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
    assert "\x1b[1;33m" in command("check", "1", env=forced).stdout
    for arguments in (("--no-color", "check", "1"), ("check", "1", "--no-color")):
        assert "\x1b[1;33m" not in command(*arguments, env=forced).stdout
