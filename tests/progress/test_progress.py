"""The progress file: two writers at once, damage of every kind, other versions."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from grader.errors import ProgressUnavailable
from grader.learner.progress import Attempt, Progress, Standing, current
from tests.conftest import ROOT, full_name

BITMASK = full_name("bitmask")

ACCEPTED = Attempt(BITMASK, "Accepted", 90, 90, 0.5, 37)
WRONG = Attempt(BITMASK, "Wrong Answer", 3, 90, 0.2, 38, "hard-01", "Look at the box.")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / ".grader" / "progress.sqlite3"


def test_what_is_taken_down_comes_back(database: Path) -> None:
    progress = Progress(str(database))
    assert progress.standings() == {}
    assert progress.attempts(BITMASK) == []
    assert not database.exists()
    for attempt in (WRONG, ACCEPTED, ACCEPTED._replace(cpu=0.4)):
        progress.record(attempt)
    progress.use_hints(BITMASK, 2)
    progress.use_hints(BITMASK, 1)
    progress.give_up(full_name("sets"))
    standing = progress.standings()[BITMASK]
    assert (standing.attempts, standing.accepted, standing.best_cpu) == (3, True, 0.4)
    assert (standing.hints, standing.state) == (2, "accepted")
    assert progress.standings()[full_name("sets")].state == "solution read"
    first, *_ = progress.attempts(BITMASK)
    assert first._replace(at=0.0) == WRONG
    assert first.at > 1.6e9


def test_two_processes_write_at_once_and_lose_nothing(database: Path) -> None:
    program = (
        "import sys\n"
        "from grader.learner.progress import Attempt, Progress\n"
        "for number in range(100):\n"
        "    Progress(sys.argv[1]).record(Attempt(sys.argv[2], 'Accepted', 1, 1, 0.1, number))\n"
    )
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(database), name],
            env={"PYTHONPATH": str(ROOT)},
            stderr=subprocess.PIPE,
        )
        for name in ("one", "two")
    ]
    errors = [writer.communicate()[1] for writer in writers]
    assert errors == [b"", b""]
    for name in ("one", "two"):
        seeds = [attempt.seed for attempt in Progress(str(database)).attempts(name)]
        assert seeds == list(range(100))
    assert [path.name for path in database.parent.iterdir()] == [database.name]


def test_truncated_anywhere_it_is_set_aside_and_kept(database: Path) -> None:
    for number in range(60):
        Progress(str(database)).record(WRONG._replace(seed=number))
    whole = database.read_bytes()
    for length in range(100, len(whole), 100):
        for path in database.parent.iterdir():
            path.unlink()
        database.write_bytes(whole[:length])
        said: list[str] = []
        progress = Progress(str(database), said.append)
        assert progress.standings() == {}
        progress.record(ACCEPTED)
        assert progress.standings()[BITMASK].attempts == 1
        aside = database.with_name("progress.sqlite3.old-1")
        assert said == [
            f"your progress file is damaged; it is kept as {aside}, and there is a new one"
        ]
        assert aside.read_bytes() == whole[:length]


def test_overwritten_pages_are_noticed(database: Path) -> None:
    for number in range(300):
        Progress(str(database)).record(WRONG._replace(seed=number))
    whole = bytearray(database.read_bytes())
    whole[8192:9192] = b"\xff" * 1000
    database.write_bytes(whole)
    said: list[str] = []
    assert Progress(str(database), said.append).standings() == {}
    assert len(said) == 1


def test_a_file_of_another_version_is_kept(database: Path) -> None:
    database.parent.mkdir()
    with sqlite3.connect(database) as old:
        old.execute("CREATE TABLE attempt (exercise TEXT)")
    old.close()
    said: list[str] = []
    Progress(str(database), said.append).record(ACCEPTED)
    assert "written by another version of the kit" in said[0]
    assert database.with_name("progress.sqlite3.old-1").exists()
    Progress(str(database), said.append).record(ACCEPTED)
    assert len(said) == 1


def test_a_file_with_old_numbers_in_it_keeps_all_that_it_holds(database: Path) -> None:
    progress = Progress(str(database))
    progress.record(WRONG)
    progress.record(ACCEPTED)
    progress.use_hints(BITMASK, 2)
    progress.give_up(BITMASK)
    progress.remember_lesson(BITMASK, "Look at the box.")
    before = progress.standings()
    with sqlite3.connect(database) as old:
        for table in ("attempt", "given_up", "hint", "lesson"):
            old.execute(f"UPDATE {table} SET exercise = '93_bitmask'")
        old.execute("PRAGMA user_version = 1")
    old.close()
    said: list[str] = []
    progress = Progress(str(database), said.append)
    assert progress.standings() == before
    assert [attempt.verdict for attempt in progress.attempts(BITMASK)] == [
        "Wrong Answer",
        "Accepted",
    ]
    assert progress.last_lesson(BITMASK) == "Look at the box."
    assert not said


def test_a_file_that_another_command_holds_is_left_alone(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.learner.progress.LONGEST_WAIT", 0)
    progress = Progress(str(database))
    progress.record(ACCEPTED)
    holder = sqlite3.connect(database)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(ProgressUnavailable, match="another command has been writing"):
        progress.record(ACCEPTED)
    holder.close()
    assert progress.standings()[BITMASK].attempts == 1
    assert [path.name for path in database.parent.iterdir()] == [database.name]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / ".grader").write_text("a file where the folder should be")
    with pytest.raises(ProgressUnavailable, match="the progress file can't be reached"):
        Progress(str(tmp_path / ".grader" / "progress.sqlite3")).record(ACCEPTED)


def test_a_stub_that_was_checked_is_no_attempt(tmp_path: Path) -> None:
    progress = Progress(str(tmp_path / "progress.sqlite3"))
    progress.record(ACCEPTED._replace(verdict="Not Started"))
    assert progress.standings() == {}
    assert [attempt.verdict for attempt in progress.attempts(ACCEPTED.exercise)] == ["Not Started"]


def test_the_current_exercise() -> None:
    names = ("one", "two", "three")
    tried, passed = Standing(attempts=1), Standing(attempts=1, accepted=True)
    assert current(names, {}) == "one"
    assert current(names, {"three": Standing(hints=1, given_up=True)}) == "one", "only read about"
    assert current(names, {"two": tried._replace(last_at=5.0)}) == "two"
    assert current(names, {"two": passed._replace(last_at=5.0)}) == "three"
    both = {"one": passed._replace(last_at=9.0), "two": tried._replace(last_at=5.0)}
    assert current(names, both) == "two"
    assert current(names, {"three": passed._replace(last_at=5.0)}) == "one", (
        "the warm-up was left out"
    )
    assert current(names, dict.fromkeys(names, passed)) is None


BROKEN = {
    "text for a time": "UPDATE attempt SET cpu = 'much'",
    "a blob for a verdict": "UPDATE attempt SET verdict = x'ff'",
    "a blob for an exercise": "UPDATE attempt SET exercise = x'00'",
    "an endless time": "UPDATE attempt SET cpu = 9e999",
    "a year far away": "UPDATE attempt SET at = 1e300",
    "text for hints": "INSERT INTO hint VALUES ('05_bitmask', 'x')",
    "a negative number of hints": "INSERT INTO hint VALUES ('05_bitmask', -5)",
    "text for a seed": "UPDATE attempt SET seed = 'x'",
    "a blob for a lesson": "UPDATE attempt SET lesson = x'80'",
    "no column": "ALTER TABLE attempt DROP COLUMN lesson",
    "no table": "DROP TABLE hint",
}


@pytest.mark.parametrize("change", BROKEN)
def test_a_record_of_wrong_types_is_set_aside(change: str, tmp_path: Path) -> None:
    database = tmp_path / "progress.sqlite3"
    said: list[str] = []
    progress = Progress(str(database), said.append)
    progress.record(ACCEPTED)
    with sqlite3.connect(database) as opened:
        opened.execute(BROKEN[change])
    opened.close()
    assert progress.standings() == {}
    assert progress.attempts(ACCEPTED.exercise) == []
    (told,) = said
    assert "is kept as" in told
    assert database.with_name("progress.sqlite3.old-1").exists()
