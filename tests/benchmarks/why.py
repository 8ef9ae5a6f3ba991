"""How often the engine names the cause and the line of programs with known bugs.

Usage: python tests/benchmarks/why.py [FOLDER] [--pairs] [--right] [--only WORDS] [--show]

A folder holds right solvers, ``NAME.py``, and beside each a ``NAME.toml`` with one-place bugs; or
wrong programs that say in their first lines what is wrong: ``#: cause CODE [CODE]`` (any of these
is just) and ``#: line N [N]`` for each bug.  In ``tests/submissions/why``, the engine was developed
on all: each but ``develop`` was measured once first, and then read.  Figures for unseen programs
need new ones.
`--pairs` puts two bugs of one solver into each program; `--right` gives right programs with a
failure that is not theirs.
"""

import argparse
import random
import re
import statistics
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from grader.catalog import catalog
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Verdict
from grader.judge.policy import Asking, Policy
from grader.judge.session import Submission
from grader.judge.why import Why
from grader.sandbox.isolation import choose
from grader.why.explain import explanation

HERE = Path(__file__).resolve().parents[1] / "submissions"
POLICY = Policy(asking=Asking.LOOP, workers=1, shrinking=0, after_failure=0.5, counts_lines=False)
SEED = 1
EXERCISE = catalog.find("row_col_box").without_gates
ISOLATION = choose()
CASES = draw_cases(EXERCISE, SEED)


@dataclass(frozen=True)
class Bug:
    """A replacement that makes a right solver wrong."""

    causes: tuple[str, ...]
    unit: str | None
    lines: tuple[int, ...]
    old: str
    new: str


@dataclass(frozen=True)
class Program:
    """A wrong program, and what is wrong with it."""

    name: str
    text: str
    bugs: tuple[Bug, ...]


def _tables(folder: Path) -> list[Path]:
    """Return the tables of bugs, each of which has its solver beside it."""
    return [table for table in sorted(folder.glob("*.toml")) if table.with_suffix(".py").exists()]


def programs(folder: Path) -> Iterator[Program]:
    """Yield the programs of a folder; those made from a table have one bug."""
    for file in sorted(folder.glob("*.py")):
        text = file.read_text("utf-8")
        if said := headers(text):
            yield Program(f"{file.stem} {' + '.join(bug.causes[0] for bug in said)}", text, said)
    for table in _tables(folder):
        text = table.with_suffix(".py").read_text("utf-8")
        for number, bug in enumerate(bugs(table), 1):
            name = f"{table.stem}-{number:02} {bug.causes[0]} {bug.unit or ''}".strip()
            yield Program(name, text.replace(bug.old, bug.new, 1), (bug,))


def headers(text: str) -> tuple[Bug, ...]:
    """Return the bugs that the first lines of a program name."""
    said = re.findall(r"(?m)^#: cause (.+)\n#: line (.+)$", text)
    return tuple(
        Bug(tuple(causes.split()), None, tuple(map(int, lines.split())), "", "")
        for causes, lines in said
    )


def pairs(folder: Path, count: int) -> Iterator[Program]:
    """Yield programs with two bugs of different causes, at different places."""
    chance = random.Random(0)
    tables = _tables(folder)
    for number in range(count):
        table = tables[number % len(tables)]
        text = table.with_suffix(".py").read_text("utf-8")
        while True:
            one, two = chance.sample(bugs(table), 2)
            changed = text.replace(one.old, one.new, 1)
            if one.causes != two.causes and changed.count(two.old) == 1:
                break
        both = changed.replace(two.old, two.new, 1)
        first, second = line_of(both, one), line_of(both, two)
        yield Program(
            f"{table.stem} {one.causes[0]} + {two.causes[0]}",
            both,
            (replace(one, lines=first), replace(two, lines=second)),
        )


def line_of(text: str, bug: Bug) -> tuple[int, ...]:
    """The lines of a bug in a program with another one: where its text stands, else as alone."""
    at = text.find(bug.new) if bug.new else -1
    if at < 0:
        return bug.lines
    first = text.count("\n", 0, at) + 1
    return tuple(range(first, first + max(1, len(bug.new.splitlines()))))


def bugs(table: Path) -> list[Bug]:
    """The bugs of a solver."""
    listed = tomllib.loads(table.read_text("utf-8"))["bug"]
    return [
        Bug((bug["cause"],), bug.get("unit"), tuple(bug["lines"]), bug["old"], bug["new"])
        for bug in listed
    ]


def judged(text: str) -> tuple[Task, Report]:
    """Return the task and the report of a program."""
    submission = Submission("program.py", text.encode(), EXERCISE.problem.entry_point)
    task = Task(EXERCISE, submission, ISOLATION, SEED, drawn=CASES)
    return task, grade(task, POLICY)


class Figures:
    """What came of all programs."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.cpu: list[float] = []

    def add(self, program: Program, why: Why | None, cpu: float) -> str:
        """Take one in; return how it came out."""
        self.count["programs"] += 1
        self.cpu.append(cpu)
        if why is None:
            self.count["silent"] += 1
            return "silent"
        words = []
        tiers = ["all"] + (["sure"] if why.sure else [])
        kind = any(why.cause in bug.causes and right_unit(why, bug) for bug in program.bugs)
        distance = min(
            (
                abs(line - own)
                for bug in program.bugs
                for own in bug.lines
                for line in why.lines[:1]
            ),
            default=99,
        )
        for tier in tiers:
            self.count[f"{tier} given"] += 1
            self.count[f"{tier} kind"] += kind
            self.count[f"{tier} exact"] += distance == 0
            self.count[f"{tier} near"] += distance <= 2
            self.count[f"{tier} both wrong"] += not kind and distance > 2
        words.append("kind" if kind else "KIND?")
        words.append("line" if distance == 0 else "near" if distance <= 2 else "LINE?")
        unit = f" {why.unit}" if why.unit else ""
        return f"{' '.join(words)}  says {why.cause}{unit} {list(why.lines)}"

    def show(self) -> None:
        """Print the figures."""
        total = self.count["programs"]
        if not total:
            return
        for tier, label in (("all", "with the unsure tier"), ("sure", "sure alone")):
            given = self.count[f"{tier} given"]
            print(f"{label}: {given} of {total} given ({given / total:.0%})")
            for word in ("kind", "exact", "near", "both wrong"):
                share = self.count[f"{tier} {word}"] / given if given else 0
                print(f"  {word:<11} {share:.1%}")
        ranked = sorted(self.cpu)
        print(
            f"CPU seconds: median {statistics.median(ranked):.2f},"
            f" 90th percentile {ranked[int(0.9 * (len(ranked) - 1))]:.2f}"
        )


def right_unit(why: Why, bug: Bug) -> bool:
    """A unit that is known must not be contradicted."""
    return bug.unit is None or why.unit is None or why.unit == bug.unit


def accused(folder: Path) -> None:
    """Print which right programs are accused when a failure is claimed of them."""
    files = sorted(folder.rglob("*.py"))
    wrong = judged("class Solution:\n    def solveSudoku(self, board):\n        pass\n")[1]
    guilty = 0
    for file in files:
        text = file.read_text("utf-8")
        if headers(text):
            continue
        task, report = judged(text)
        if not report.verdict.accepted:
            print(f"{file.name}: {report.verdict.value}, left out")
            continue
        why, _ = explanation(task, replace(wrong, source=report.source))
        guilty += why is not None
        if why is not None:
            print(f"{file.name}: accused of {why.cause} in {why.lines}")
    print(f"{guilty} of {len(files)} right programs accused")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=HERE / "why" / "develop")
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--right", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    if options.right:
        accused(options.folder)
        return
    single, double = Figures(), Figures()
    chosen = pairs(options.folder, options.pairs) if options.pairs else programs(options.folder)
    for program in chosen:
        if options.only not in program.name:
            continue
        task, report = judged(program.text)
        if report.verdict in (
            Verdict.ACCEPTED,
            Verdict.GRADER_ERROR,
            Verdict.SYNTAX_ERROR,
            Verdict.IMPORT_ERROR,
        ):
            print(f"{program.name}: {report.verdict.value}, left out")
            continue
        why, cpu = explanation(task, report)
        figures = single if len(program.bugs) == 1 else double
        outcome = figures.add(program, why, cpu)
        own = ", ".join(str(list(bug.lines)) for bug in program.bugs)
        print(f"{program.name:<34} {own:<10} {cpu:5.2f} s  {outcome}", flush=True)
        if options.show and why is not None:
            print("".join(f"      {line}\n" for line in why.text), end="")
    single.show()
    double.show()


if __name__ == "__main__":
    main()
