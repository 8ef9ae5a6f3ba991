"""How a level is asked for, refused and explained, through the real command."""

import pytest

from grader.sandbox.level import PROMISES, Level, Unavailable
from grader.sandbox.probe import probe
from tests.conftest import Command

needs_landlock = pytest.mark.skipif(
    probe(Level.LANDLOCK).walls is None, reason=f"here is {probe(Level.LANDLOCK)}"
)


def test_every_level_has_its_promise() -> None:
    assert list(PROMISES) == list(reversed(Level))
    assert issubclass(Unavailable, Exception)


@pytest.mark.linux
@pytest.mark.parametrize("level", ["process", "landlock"])
def test_strict_says_that_less_than_the_jail_is_not_enough(command: Command, level: str) -> None:
    for strict, environment in ((["--strict"], {}), ([], {"GRADER_STRICT": "1"})):
        result = command("check", "bitmask", "--isolation", level, *strict, env=environment)
        assert result.returncode == 2
        assert f"--isolation {level} is less than --strict allows" in result.stderr


@needs_landlock
def test_landlock_is_asked_for(command: Command) -> None:
    source = "def solveSudoku(board): open('/etc/passwd')"
    result = command("check", "-", "--isolation", "landlock", "--case", "easy-01", input=source)
    assert "PermissionError" in result.stdout
    assert "isolation: landlock (Landlock version" in result.stdout


@pytest.mark.linux
def test_doctor_explains_every_level_in_five_lines(command: Command) -> None:
    lines = command("doctor").stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("Isolation levels"))
    explained = lines[first : first + 5]
    assert lines[first - 1] == lines[first + 5] == ""
    for level, line in zip(("jail", "landlock", "process"), explained[1:4], strict=True):
        assert line.split()[0] == level
        assert line.split()[1] in ("here", "no")
    assert "--strict" in explained[4]
    assert max(map(len, explained)) <= 100
