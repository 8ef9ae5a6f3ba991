"""Which mutants there are: made from every reference and from the right golden files.

The choice is the same every time.  All mutants of a reference are taken, up to a number, and a
few of each golden file, from all operators in turn; what two edits write alike counts once.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import TypeVar

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.clone import Clone
from grader.dev.mutants.edits import Edit, Tree
from grader.dev.mutants.misconceptions import MISCONCEPTIONS
from grader.dev.mutants.operators import OPERATORS
from grader.dev.mutants.wrappers import wrapped, wrappers
from grader.judge.session import Submission

OF_A_REFERENCE = 150
"""The most edits of a reference; wrappers come besides."""
OF_A_GOLDEN_FILE = 2
RIGHT_FOLDERS = ("right", "fair")
ANY_SIZE = "any_size"

Item = TypeVar("Item", Edit, "Mutant")


@dataclass(frozen=True)
class Mutant:
    """A wrong solver, as it is hoped, and where it comes from."""

    rung: str
    """The rung's name, with its number."""
    source: str
    """The file that it was made from: ``solutions/bitmask``, ``fair/sets/any_side``."""
    operator: str
    what: str
    """What was changed, and into what."""
    nth: int
    """Which of several that say the same, from 1."""
    text: str
    original: str
    """The right program, written the same way."""
    entry_point: str

    @property
    def name(self) -> str:
        """What the mutant is called in results and explanations; no two have one name."""
        again = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.source}: {self.operator}: {self.what}{again}"

    @property
    def submission(self) -> Submission:
        """The mutant as something to judge."""
        return Submission("mutant.py", self.text.encode(), self.entry_point)


def population(clone: Clone, rung: str) -> list[Mutant]:
    """Return the mutants of one rung, given by its name with its number."""
    exercise = catalog.load(rung)
    found: list[Mutant] = []
    seen: set[str] = set()
    for source, path in _sources(clone, rung):
        is_reference = source.startswith("solutions/")
        most = OF_A_REFERENCE if is_reference else OF_A_GOLDEN_FILE
        made = list(_edited(exercise, source, path, most, seen))
        if is_reference:
            made += _wrapped(exercise, source, path, seen)
        found += made
    return found


def sample(mutants: Sequence[Mutant], count: int) -> list[Mutant]:
    """Return some mutants, of all operators in turn; the same ones every time."""
    seed = f"sample/{mutants[0].rung}" if mutants else ""
    return _in_turn(mutants, seed)[:count]


def _sources(clone: Clone, rung: str) -> Iterator[tuple[str, Path]]:
    """Yield the right programs of a rung: what each is called, and where it lies."""
    name = catalog.load(rung).rung
    yield f"solutions/{name}", clone.solutions / f"{rung}.py"
    for folder in RIGHT_FOLDERS:
        for path in sorted((clone.submissions / folder / name).glob("*.py")):
            yield f"{folder}/{name}/{path.stem}", path


def _edited(
    exercise: Exercise, source: str, path: Path, most: int, seen: set[str]
) -> Iterator[Mutant]:
    tree = Tree(path.read_bytes())
    original = tree.written()
    # Misconceptions first: where an operator writes the same, the better name is kept.
    edits = [edit for make in (*MISCONCEPTIONS, *OPERATORS) for edit in make(tree)]
    seen.add(_form(original))
    numbers = _Numbers(edits)
    for edit in _in_turn(edits, source):
        text = tree.written(edit)
        form = _form(text)
        if not form or form in seen:
            continue
        seen.add(form)
        yield Mutant(
            rung=exercise.name,
            source=source,
            operator=edit.operator,
            what=edit.what,
            nth=numbers.of(edit),
            text=text,
            original=original,
            entry_point=exercise.problem.entry_point,
        )
        most -= 1
        if not most:
            return


class _Numbers:
    """Numbers the edits among those that say the same; what one says is asked only if needed."""

    def __init__(self, edits: Sequence[Edit]) -> None:
        self._by_operator: dict[str, list[Edit]] = defaultdict(list)
        for edit in edits:
            self._by_operator[edit.operator].append(edit)
        self._known: dict[str, dict[int, int]] = {}

    def of(self, edit: Edit) -> int:
        """Return its number, from 1, in the order of the program."""
        if edit.operator not in self._known:
            counts: Counter[str] = Counter()
            numbers = self._known[edit.operator] = {}
            for one in self._by_operator[edit.operator]:
                what = one.what
                counts[what] += 1
                numbers[id(one)] = counts[what]
        return self._known[edit.operator][id(edit)]


def _wrapped(exercise: Exercise, source: str, path: Path, seen: set[str]) -> Iterator[Mutant]:
    original = Tree(path.read_bytes()).written()
    problem = exercise.problem
    any_size = ANY_SIZE in exercise.name
    for operator, what, body in wrappers(problem.entry_point, any_size=any_size):
        text = wrapped(original, problem.entry_point, body)
        form = _form(text)
        if form not in seen:
            seen.add(form)
            entry_point = problem.entry_point
            yield Mutant(exercise.name, source, operator, what, 1, text, original, entry_point)


def _form(text: str) -> str:
    """Return what two texts have in common that are the same program; empty if it is none."""
    try:
        return ast.dump(ast.parse(text))
    except SyntaxError:
        return ""


def _in_turn(edits: Sequence[Item], seed: str) -> list[Item]:
    """Return them in another order: from all operators in turn, from all places of the program."""
    groups: dict[str, list[Item]] = defaultdict(list)
    for edit in edits:
        groups[edit.operator].append(edit)
    random = Random(seed)
    for group in groups.values():
        random.shuffle(group)
    operators = sorted(groups)
    random.shuffle(operators)
    rounds = zip_longest(*(groups[operator] for operator in operators))
    return [one for one_round in rounds for one in one_round if one is not None]
