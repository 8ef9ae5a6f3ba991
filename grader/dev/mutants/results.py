"""What came of each mutant, one line of JSON each, so that a run can be taken up again."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.mutants.edits import Tree
from grader.dev.mutants.population import Mutant
from grader.errors import UserError
from grader.hidden.cases import draw_cases
from grader.judge.session import reference


class BadResults(UserError):
    """A file of results that is none; the text says why."""


class Fate(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    """Refused with every seed that was asked."""
    SOMETIMES = "sometimes killed"
    """Refused with some seeds and accepted with others."""
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"
    NOT_RUN = "not run"


@dataclass(frozen=True)
class Result:
    """What came of one mutant."""

    name: str
    key: str
    """The digest of the mutant's text and of its rung's reference."""
    killers: tuple[str, ...]
    """For each seed that was asked, from 1: the case that refused it, empty if it was accepted."""
    verdict: str = ""
    """The verdict with the first seed."""
    told_by: str | None = None
    """For one that survived: the input that was found to tell it from the right program."""
    reason: str = ""
    """Why it counts as equivalent, if no such input was found."""
    broken: str = ""
    """The kit's own fault that kept it from being judged."""
    boards: str = ""
    """The digest of the cases that decided: those of the suites that refused it, or all."""

    @property
    def fate(self) -> Fate:
        """What became of it, before explanations are looked at."""
        if self.broken or not self.killers:
            return Fate.NOT_RUN
        if all(self.killers):
            return Fate.KILLED
        if any(self.killers):
            return Fate.SOMETIMES
        return Fate.EQUIVALENT if self.reason else Fate.SURVIVED


class Results:
    """The results of earlier runs in a file, and those of this run added to it."""

    def __init__(self, path: Path | None) -> None:
        """Read the file, if there is one.  Raise `BadResults`."""
        self._path = path
        self._known: dict[str, Result] = {}
        if path is None or not path.exists():
            return
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                fields = json.loads(line)
                result = Result(**{**fields, "killers": tuple(fields["killers"])})
            except (ValueError, TypeError, KeyError) as error:
                raise BadResults(f"{path}, line {number}: {error}") from None
            self._known[result.key] = result

    def of(self, key: str) -> Result | None:
        """Return the result of the mutant with this key, if there is one."""
        return self._known.get(key)

    def add(self, result: Result) -> None:
        """Keep a result, in the file too."""
        self._known[result.key] = result
        if self._path is not None and not result.broken:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result), ensure_ascii=True) + "\n")

    def __iter__(self) -> Iterator[Result]:
        return iter(self._known.values())


def keys(exercise: Exercise, mutants: list[Mutant]) -> dict[str, str]:
    """Return the key of each mutant of an exercise, by the mutant's name."""
    decides = Tree(reference(exercise).text).written()
    return {mutant.name: _digest(f"{mutant.name}\n{mutant.text}\n{decides}") for mutant in mutants}


@lru_cache(maxsize=4096)
def deciding_boards(rung: str, refused_by: frozenset[str]) -> str:
    """Return the digest of the cases of some suites, by the names of these; of all for none.

    A result holds as long as it is the same: new boards do not change what the old ones refuse.
    """
    drawn = drawn_by_suite(rung)
    return _digest("".join(drawn.get(name, "") for name in sorted(refused_by or drawn)))


@lru_cache(maxsize=32)
def drawn_by_suite(rung: str) -> dict[str, str]:
    """Return what the first seed draws for each suite of a rung."""
    drawn: dict[str, str] = defaultdict(str)
    for case in draw_cases(catalog.load(rung).without_gates, 1):
        drawn[case.suite] += repr(case.calls)
    return dict(drawn)


def suites_of(killers: Iterable[str]) -> frozenset[str]:
    """Return the names of the suites of some cases; those without a number have none."""
    return frozenset(case.rpartition("-")[0] for case in killers if "-" in case)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
