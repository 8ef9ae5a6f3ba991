"""Hostile submissions: each gets its verdict, in time, and leaves nothing behind.

Here one in five is judged, at the strongest level that this machine has; `grader dev check` judges
all of them at each level.
"""

import os
import sys

import pytest

from grader.dev.clone import find_clone
from grader.sandbox.isolation import Level, choose

if sys.platform != "linux":
    pytest.skip("the hostile corpus is Linux only", allow_module_level=True)

from grader.dev import hostile

CLONE = find_clone()
EXPECTED = hostile.expectations(CLONE)
LEVEL = (Level.JAIL if os.environ.get("GRADER_JAIL_REQUIRED") else choose().level).value


@pytest.mark.parametrize("name", [name for name in EXPECTED if LEVEL in EXPECTED[name]][::5])
def test_hostile(name: str) -> None:
    assert not hostile.defects(CLONE, name, LEVEL)


def test_every_file_has_an_expectation() -> None:
    assert not hostile.unexpected_files(CLONE)
    assert len(EXPECTED) >= 45
    assert all("jail" in expected for expected in EXPECTED.values())


@pytest.mark.jail
def test_the_jail_is_there_where_it_is_required() -> None:
    if not os.environ.get("GRADER_JAIL_REQUIRED"):
        pytest.skip("the jail is required in CI only")
    assert choose(Level.JAIL).level is Level.JAIL
