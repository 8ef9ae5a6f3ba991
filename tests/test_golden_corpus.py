"""Every submission of the golden corpus gets the verdict, and the words, that it must get."""

import tomllib
from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.hidden.submission import Submission
from grader.sandbox import process
from tests.conftest import SUBMISSIONS, Judge

EXPECTED = tomllib.loads((SUBMISSIONS / "expected.toml").read_text(encoding="utf-8"))
FILES = sorted(
    path.relative_to(SUBMISSIONS).as_posix()
    for folder in ("right", "wrong", "trouble")
    for path in (SUBMISSIONS / folder).iterdir()
    if path.suffix == ".py"
)


def test_every_file_has_an_expectation() -> None:
    assert sorted(EXPECTED) == FILES


def test_the_corpus_is_large_enough() -> None:
    verdicts = [entry["verdict"] for entry in EXPECTED.values()]
    assert verdicts.count("Accepted") >= 15
    assert sum(name.startswith("wrong/") for name in FILES) >= 40


def impatient(rung: str) -> Exercise:
    """The rung with less time for a board before the reference is asked how long it takes."""
    exercise = catalog.load(rung).without_gates
    suites = [suite._replace(limit=suite.limit._replace(floor=0.5)) for suite in exercise.suites]
    return exercise._replace(suites=tuple(suites))


@pytest.fixture(autouse=True)
def no_search_for_smaller_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has tests of its own, and takes longer than all the rest of a failing check."""
    monkeypatch.setattr(Submission, "shrinkable", None)
    monkeypatch.setattr(process, "SHORTEST_WALL_LIMIT", 3.0)


@pytest.mark.golden
@pytest.mark.parametrize("name", FILES)
def test_verdict(name: str, judge: Judge) -> None:
    expected = EXPECTED[name]
    # Without gates: the corpus is about right and wrong, and speed depends on the machine.
    patient = catalog.load(expected["rung"]).without_gates
    too_slow = expected["verdict"] == "Time Limit Exceeded"
    exercise = impatient(expected["rung"]) if too_slow else patient
    report = judge((SUBMISSIONS / name).read_bytes(), exercise, name=Path(name).name)
    heard = " ".join([report.message, *report.failure.advice] if report.failure else [])
    if report.failure is not None:
        heard += " ".join(finding.message for finding in report.failure.findings)
    assert report.verdict.value == expected["verdict"], heard
    for words in expected.get("says", []):
        assert words.lower() in heard.lower()


def test_wrong_answers_that_a_weak_suite_accepts_are_many() -> None:
    """LeetCode's own example accepts these; the hidden boards do not."""
    weak = [name for name, entry in EXPECTED.items() if entry.get("leetcode_example") == "accepted"]
    assert sum(name.startswith("wrong/") for name in weak) >= 25
