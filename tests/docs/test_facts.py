"""What the pages say about the code is what the code says."""

import importlib
import re
from pathlib import Path

import pytest

import grader
from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.problems.suite import Suite
from tests.conftest import ROOT

PAGES = ROOT / "grader" / "docs" / "pages"
WORD = re.compile(r"^\| ([a-z ]+) \| .+ \| `([\w.]+)` \|$", re.MULTILINE)
GATE = re.compile(r"^\| `(\w+)` \| `([\w-]+)` \| `(\w+)` \| (\d+) \|", re.MULTILINE)
WORDS = WORD.findall((PAGES / "architecture.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("word", "place"), WORDS, ids=[word for word, _ in WORDS])
def test_a_word_of_the_vocabulary_is_a_name_in_the_code(word: str, place: str) -> None:
    found: object = grader
    path = "grader"
    for name in place.split("."):
        path += f".{name}"
        if not hasattr(found, name):
            importlib.import_module(path)
        found = getattr(found, name)
    assert found is not None


def test_the_vocabulary_is_read() -> None:
    assert len(WORDS) > 20


def gates() -> list[tuple[Exercise, Suite]]:
    rungs = [catalog.find(name) for name in catalog.names()]
    return [(rung, suite) for rung in rungs for suite in rung.gates]


def test_the_table_of_gates_is_that_of_the_catalog() -> None:
    page = Path(PAGES / "explanation" / "limits.md").read_text(encoding="utf-8")
    assert GATE.findall(page) == [
        (rung.rung, suite.name, rung.beats, f"{suite.race.times:g}")
        for rung, suite in gates()
        if suite.race is not None
    ]
