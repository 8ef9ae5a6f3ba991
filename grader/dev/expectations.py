"""The expected result of each submission of the golden corpus, from its folders and header lines.

A submission's path is ``<right|wrong|trouble>/<name of the rung>/<what it is>.py``.  Lines at its
top add what the folders don't say::

    #: verdict Runtime Error
    #: says IndexError
    #: example accepted

A file whose text must stay as it is has these lines, without ``#: ``, in a file next to it, with
the same name and the ending ``.expect``.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from grader.catalog import catalog
from grader.dev.clone import Clone
from grader.errors import UnknownExercise, UserError
from grader.judge.case import Verdict

VERDICTS = {"right": Verdict.ACCEPTED, "wrong": Verdict.WRONG_ANSWER, "trouble": None}
"""Each folder, and the verdict of its files that name none."""
HEADER = "#: "
ENCODING = re.compile(r"#.*coding[:=]")


class BadExpectation(UserError):
    """An invalid header or path of a file; the text says why."""


class Expected(NamedTuple):
    """The expected result of one submission."""

    rung: str
    verdict: Verdict
    says: tuple[str, ...] = ()
    """Words that must be in the message, the findings or the advice, in any case."""
    solves_the_example: bool = False
    """Whether LeetCode's example alone accepts it, although it is wrong."""


def expectations(clone: Clone) -> dict[str, Expected]:
    """Return each submission's expected result, by its name: ``wrong/bitmask/box_not_checked.py``.

    A submission without a readable expectation is left out; `unreadable` names it.
    """
    found = {}
    for name in _files(clone, ".py"):
        with suppress(BadExpectation):
            found[name] = expectation(clone, name)
    return found


def expectation(clone: Clone, name: str) -> Expected:
    """Return the expected result of one submission.  Raise `BadExpectation`."""
    folder, *between = name.split("/")[:-1]
    if len(between) != 1:
        raise BadExpectation(f"{name}: its place must be {folder}/<name of a rung>/")
    try:
        rung = catalog.load(between[0]).name
        return _expected(rung, VERDICTS[folder], _lines(clone.submissions / name))
    except (BadExpectation, UnknownExercise) as error:
        raise BadExpectation(f"{name}: {error}") from None


def unreadable(clone: Clone) -> list[str]:
    """Return what is wrong with the paths and the headers of the corpus, one line each."""
    found = []
    for name in _files(clone, ".py"):
        try:
            expectation(clone, name)
        except BadExpectation as error:
            found.append(str(error))
    return found + [
        f"{name}: there is no submission beside it"
        for name in _files(clone, ".expect")
        if not (clone.submissions / name).with_suffix(".py").exists()
    ]


def _files(clone: Clone, ending: str) -> list[str]:
    """Return the files of the corpus with that ending, by their paths in it, in order."""
    return sorted(
        path.relative_to(clone.submissions).as_posix()
        for folder in VERDICTS
        for path in (clone.submissions / folder).glob(f"**/*{ending}")
    )


def _lines(path: Path) -> list[str]:
    """Return the lines of an expectation, from the file beside a submission or its own top."""
    beside = path.with_suffix(".expect")
    if beside.exists():
        return beside.read_text(encoding="utf-8").splitlines()
    # Header lines are plain ASCII in every encoding.
    return list(_header(path.read_text(encoding="utf-8-sig", errors="replace").splitlines()))


def _header(text: list[str]) -> Iterator[str]:
    """Yield the header lines at the top of a text.

    A line that names the encoding may come before.
    """
    first = 1 if text and ENCODING.match(text[0]) else 0
    for line in takewhile(lambda line: line.startswith(HEADER), text[first:]):
        yield line.removeprefix(HEADER)


def _expected(rung: str, verdict: Verdict | None, lines: Iterable[str]) -> Expected:
    says: list[str] = []
    solves_the_example = False
    for line in lines:
        match line.split(" ", 1):
            case ["verdict", value] if value in (one.value for one in Verdict):
                verdict = Verdict(value)
            case ["says", words]:
                says.append(words)
            case ["example", "accepted"]:
                solves_the_example = True
            case _:
                raise BadExpectation(f"the header {line!r} means nothing")
    if verdict is None:
        raise BadExpectation("no header says the verdict, and its folder says none")
    return Expected(rung, verdict, tuple(says), solves_the_example)
