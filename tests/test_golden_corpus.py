"""The golden corpus: its expectations, and the verdicts on a sample.

`grader dev check` judges every submission; here one in six of each folder is enough to notice when
the engine changes.
"""

from pathlib import Path

import pytest

from grader.dev import golden
from grader.dev.clone import Clone, find_clone
from grader.dev.expectations import Expected, expectation, expectations, unreadable
from grader.judge.case import Verdict
from tests.conftest import full_name

CLONE = find_clone()
EXPECTED = expectations(CLONE)
SETS = full_name("sets")
SAMPLE = [name for place, name in enumerate(EXPECTED) if place % 6 == 0]
WEAK = [name for name, expected in EXPECTED.items() if expected.solves_the_example]
"""Wrong submissions that LeetCode's own example accepts."""


def test_every_file_has_an_expectation() -> None:
    assert not unreadable(CLONE)


def test_the_corpus_is_large_enough() -> None:
    verdicts = [expected.verdict for expected in EXPECTED.values()]
    assert verdicts.count(Verdict.ACCEPTED) >= 15
    assert sum(name.startswith("wrong/") for name in EXPECTED) >= 40


@pytest.mark.golden
@pytest.mark.parametrize("name", SAMPLE)
def test_verdict(name: str) -> None:
    assert not golden.defects(CLONE, name)


@pytest.mark.golden
@pytest.mark.parametrize("name", WEAK[::6])
def test_a_weak_suite_accepts_it(name: str) -> None:
    """LeetCode's own example accepts it; the hidden boards do not."""
    assert not EXPECTED[name].verdict.accepted
    assert not golden.example_defects(CLONE, name)


def test_wrong_answers_that_a_weak_suite_accepts_are_many() -> None:
    assert sum(name.startswith("wrong/") for name in WEAK) >= 25


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A clone with an empty corpus."""
    return Clone(tmp_path)


def put(clone: Clone, name: str, text: bytes) -> str:
    path = clone.submissions / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return name


@pytest.mark.parametrize(
    "before", [b"", b"\xef\xbb\xbf", b"# -*- coding: latin-1 -*-\n"], ids=["", "mark", "coding"]
)
def test_the_header_is_read(clone: Clone, before: bytes) -> None:
    header = b"#: verdict Runtime Error\n#: says at last\n#: says `x`\n#: example accepted\n"
    name = put(clone, "wrong/bitmask/x.py", before + header + b"# \xe9\n#: says nothing\n")
    says = ("at last", "`x`")
    expected = Expected(full_name("bitmask"), Verdict.RUNTIME_ERROR, says, True)
    assert expectation(clone, name) == expected
    assert unreadable(clone) == []


def test_the_folder_says_the_verdict(clone: Clone) -> None:
    put(clone, "right/sets/x.py", b"x = 1\n")
    put(clone, "wrong/sets/x.py", b"")
    right, wrong = expectations(clone).values()
    assert right == Expected(SETS, Verdict.ACCEPTED)
    assert wrong == Expected(SETS, Verdict.WRONG_ANSWER)


def test_a_file_beside_comes_before_the_header(clone: Clone) -> None:
    name = put(clone, "trouble/sets/x.py", b"#: says this\n\0")
    put(clone, "trouble/sets/x.expect", b"verdict Import Error\nsays that\n")
    assert expectation(clone, name) == Expected(SETS, Verdict.IMPORT_ERROR, ("that",))


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("wrong/x.py", b"", "its place must be wrong/<name of a rung>/"),
        ("wrong/sets/more/x.py", b"", "its place must be wrong/<name of a rung>/"),
        ("wrong/stes/x.py", b"", "there is no exercise 'stes'"),
        ("wrong/sets/x.py", b"#: verdict Wrong\n", "the header 'verdict Wrong' means nothing"),
        ("wrong/sets/x.py", b"#: example\n", "the header 'example' means nothing"),
        ("trouble/sets/x.py", b"", "no header says the verdict"),
        ("right/sets/x.expect", b"", "there is no submission beside it"),
    ],
)
def test_a_bad_expectation_is_named(clone: Clone, name: str, text: bytes, words: str) -> None:
    put(clone, name, text)
    (defect,) = unreadable(clone)
    assert defect.startswith(f"{name}: ")
    assert words in defect
    assert expectations(clone) == {}
