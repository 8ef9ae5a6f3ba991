"""What came of each mutant, one line of JSON each, so that a run can be taken up again."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path

from grader.catalog.exercise import Exercise
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
    """The digest of all that decided: the mutant's text, and the cases that it was asked."""
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
    cases = repr([case.calls for case in draw_cases(exercise.without_gates, 1)])
    common = cases.encode() + reference(exercise).text
    drawn = hashlib.sha256(common).hexdigest()
    return {
        mutant.name: hashlib.sha256(f"{drawn}\n{mutant.name}\n{mutant.text}".encode()).hexdigest()[
            :24
        ]
        for mutant in mutants
    }
