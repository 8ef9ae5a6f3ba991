"""Programs that are alike, whatever their names, comments, layout and order of statements.

A program is a bag of statements (see `grader.classroom.inside.statements`), each with a weight by
its length.  Two programs are as like as the weight that both bags share, divided by the weight of
both together (Jaccard's index).

This is a help for the instructor, never a verdict: short programs are often alike by chance, and
the well-known ones are in every book.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from grader.classroom.inside.statements import LARGEST, MOST, Statement
from grader.classroom.reading import Budget, Failed, Reader

LIKE = 0.6
"""From here on a pair is shown: see tests/classroom/test_similar.py for what that finds."""
LIGHTEST = 60
"""Weight of a program; a smaller one is like others by chance."""
BUDGET = Budget(cpu=10, memory=384 << 20, wall=120)
"""Of one child."""
AT_ONCE = 200
"""Programs that one child reads."""
LONGEST_ANSWER = 1 << 20
"""Bytes."""


class Program(NamedTuple):
    """A program to compare."""

    name: str
    statements: tuple[Statement, ...]
    is_own: bool = True
    """Whether it is of the class itself; two others are not compared with each other."""


class Pair(NamedTuple):
    """Two programs that are alike."""

    first: Program
    second: Program
    likeness: float
    """From `LIKE` to 1."""

    @property
    def common(self) -> tuple[set[int], set[int]]:
        """The lines of both that hold a common statement, from 1."""
        left = Counter(one.digest for one in self.first.statements)
        shared = left & Counter(one.digest for one in self.second.statements)
        return _lines(self.first, shared), _lines(self.second, shared)


def read(texts: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, tuple[Statement, ...]]]:
    """Yield the statements of each text, by its key; none of a text that can't be read.

    Only a child process parses them, which has a budget; a text that uses it up costs no other.
    """
    waiting = iter(texts)
    while some := list(islice(waiting, AT_ONCE)):
        while some:
            with Reader(BUDGET) as reader:
                while some:
                    key, text = some.pop(0)
                    try:
                        yield key, _read(reader, text)
                    except Failed:
                        yield key, ()
                        break  # the child may have ended


def _read(reader: Reader, text: bytes) -> tuple[Statement, ...]:
    if len(text) > LARGEST:
        return ()
    (record,) = reader.ask({"do": "statements"}, text, longest=LONGEST_ANSWER)
    return parsed(record.body)


def parsed(text: bytes | str) -> tuple[Statement, ...]:
    """Return the statements in a JSON text of the child's.  Raise `Failed`."""
    try:
        listed = json.loads(text)
        if not isinstance(listed, list):
            raise TypeError
        found = [Statement(*fields) for fields in listed]
    except (ValueError, TypeError, RecursionError):
        raise Failed("the process that reads it sends an invalid reply") from None
    kinds = (int, int, str, int)
    if len(found) > MOST or any(tuple(map(type, one)) != kinds for one in found):
        raise Failed("the process that reads it sends an invalid reply")
    return tuple(found)


def pairs(programs: Sequence[Program]) -> list[Pair]:
    """Return the pairs that are alike, the most alike first."""
    bags = [_Bag(program) for program in programs]
    common: Counter[str] = Counter(digest for bag in bags for digest in bag.weights)
    found = []
    by_rare: dict[str, list[int]] = {}
    for number, bag in enumerate(bags):
        if bag.total < LIGHTEST:
            continue
        # A pair that is alike shares one of the rarest statements of each, up to this weight.
        rare = bag.rarest(common, (1 - LIKE) * bag.total)
        for other in sorted({other for digest in rare for other in by_rare.get(digest, ())}):
            likeness = bag.likeness(bags[other])
            if likeness >= LIKE and (bag.program.is_own or bags[other].program.is_own):
                found.append(Pair(bags[other].program, bag.program, likeness))
        for digest in rare:
            by_rare.setdefault(digest, []).append(number)
    return sorted(found, key=lambda pair: (-pair.likeness, pair.first.name, pair.second.name))


class _Bag:
    """The statements of a program: how often each is there, and its weight."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.counts = Counter(one.digest for one in program.statements)
        self.weights = {one.digest: one.weight for one in program.statements}
        self.total = sum(one.weight for one in program.statements)

    def rarest(self, common: Mapping[str, int], weight: float) -> list[str]:
        """Return the rarest statements, until their weight is over `weight`."""
        rare: list[str] = []
        for digest in sorted(self.weights, key=lambda digest: (common[digest], digest)):
            rare.append(digest)
            weight -= self.weights[digest] * self.counts[digest]
            if weight < 0:
                break
        return rare

    def likeness(self, other: "_Bag") -> float:
        """Return Jaccard's index of both, by weight."""
        shared = sum(
            min(count, other.counts[digest]) * self.weights[digest]
            for digest, count in self.counts.items()
            if digest in other.counts
        )
        return shared / (self.total + other.total - shared)


def _lines(program: Program, shared: Counter[str]) -> set[int]:
    left = Counter(shared)
    lines: set[int] = set()
    for one in program.statements:
        if left[one.digest] > 0:
            left[one.digest] -= 1
            lines.update(range(one.line, min(one.end, one.line + 50) + 1))
    return lines
