"""Hostile submissions: each gets its verdict at each level, in time, and leaves nothing behind."""

import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from grader.dev.clone import find_clone
from grader.sandbox.isolation import Level, choose
from grader.sandbox.probe import probe

if sys.platform != "linux":
    pytest.skip("the hostile corpus is Linux only", allow_module_level=True)

from grader.dev import hostile

CLONE = find_clone()
EXPECTED = hostile.expectations(CLONE)

needs_the_jail = pytest.mark.skipif(
    choose().level is not Level.JAIL and not os.environ.get("GRADER_JAIL_REQUIRED"),
    reason=f"no jail on this machine: {choose().description}",
)


needs_landlock = pytest.mark.skipif(
    probe(Level.LANDLOCK).walls is None, reason=f"here is {probe(Level.LANDLOCK)}"
)
LEVELS: dict[str, list[pytest.MarkDecorator]] = {
    "process": [],
    "landlock": [needs_landlock],
    "jail": [pytest.mark.jail, needs_the_jail],
}


def cases() -> Iterator[Any]:
    for name, expected in EXPECTED.items():
        for level, marks in LEVELS.items():
            if level in expected:
                yield pytest.param(name, level, id=f"{name}-{level}", marks=marks)


@pytest.mark.parametrize(("name", "level"), list(cases()))
def test_hostile(name: str, level: str) -> None:
    assert not hostile.defects(CLONE, name, level)


def test_every_file_has_an_expectation() -> None:
    assert not hostile.unexpected_files(CLONE)
    assert len(EXPECTED) >= 45


@pytest.mark.jail
def test_the_jail_is_there_where_it_is_required() -> None:
    if not os.environ.get("GRADER_JAIL_REQUIRED"):
        pytest.skip("the jail is required in CI only")
    assert choose(Level.JAIL).level is Level.JAIL
