"""Every submission of the golden corpus gets the verdict, and the words, that it must get."""

import pytest

from grader.dev import golden
from grader.dev.clone import find_clone

CLONE = find_clone()
EXPECTED = golden.expectations(CLONE)
FILES = golden.files(CLONE)


def test_every_file_has_an_expectation() -> None:
    assert not golden.unexpected_files(CLONE)


def test_the_corpus_is_large_enough() -> None:
    verdicts = [entry.verdict for entry in EXPECTED.values()]
    assert verdicts.count("Accepted") >= 15
    assert sum(name.startswith("wrong/") for name in FILES) >= 40


@pytest.mark.golden
@pytest.mark.parametrize("name", FILES)
def test_verdict(name: str) -> None:
    assert not golden.defects(CLONE, name)


def test_wrong_answers_that_a_weak_suite_accepts_are_many() -> None:
    """LeetCode's own example accepts these; the hidden boards do not."""
    weak = [name for name, entry in EXPECTED.items() if entry.accepted_by_a_weak_suite]
    assert sum(name.startswith("wrong/") for name in weak) >= 25
