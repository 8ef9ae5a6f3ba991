"""The speed gates on a busy machine: honest solvers must pass, the rung to beat must fail.

Run it by hand:  python tests/benchmarks/gates.py [-n SEEDS] [--half a|m] [--idle] [RUNG ...]

Judges, at the gates of each rung alone, the rung's own reference and every honest solver in
`tests/submissions/fair/` once for each seed, and the reference of the rung to beat 50 times, with
an endless loop on each core beside it.  Prints how many times as long as the reference each took,
and how many of the verdicts were refusals.  A race ends once it is lost, so the rung to beat also
runs a few races to the end, under a limit that it can't reach: they tell how wide the gap is.
Ends with status 1 if a single verdict is not the one that it should be.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.catalog.exercise import Exercise  # noqa: E402
from grader.grading import Task, grade  # noqa: E402
from grader.judge.case import Verdict  # noqa: E402
from grader.judge.policy import Policy  # noqa: E402
from grader.judge.session import Submission, reference  # noqa: E402
from grader.sandbox.isolation import Isolation, choose  # noqa: E402
from tests.benchmarks.busy import busy_cores  # noqa: E402

FAIR = ROOT / "tests" / "submissions" / "fair"
POLICY = Policy(shrinking=0, counts_lines=False)
BEATEN = 50
"""Seeds for the rung to beat."""
WHOLE = 5
"""Seeds for the rung to beat in whole races."""
NO_LIMIT = 2_000.0


class Tally(NamedTuple):
    """What came of one submission at the gates of a rung."""

    name: str
    wrong: tuple[str, ...]
    """The verdicts that it should not have got."""
    times: tuple[float, ...]
    """How many times as long as the reference it took, once for each seed: the slowest gate."""


def honest(rung: Exercise, half: str) -> list[Submission]:
    """Return the honest solvers of a rung; `half` is ``a`` or ``m``, or empty for both."""
    paths = sorted((FAIR / rung.rung).glob("*.py"))
    chosen = [path for path in paths if not half or path.stem.endswith("_m") == (half == "m")]
    return [Submission(path.name, path.read_bytes(), rung.problem.entry_point) for path in chosen]


def run(
    rung: Exercise, submission: Submission, expected: Verdict, seeds: int, isolation: Isolation
) -> Tally:
    """Judge a submission at the gates of a rung, once for each seed."""
    return _race(rung._replace(suites=rung.gates), submission, expected, seeds, isolation)


def whole_races(rung: Exercise, submission: Submission, isolation: Isolation) -> Tally:
    """Let a slow but right submission run the races of a rung to the end."""
    gates = tuple(
        gate._replace(race=gate.race._replace(times=NO_LIMIT)) for gate in rung.gates if gate.race
    )
    return _race(rung._replace(suites=gates), submission, Verdict.ACCEPTED, WHOLE, isolation)


def _race(
    gates: Exercise, submission: Submission, expected: Verdict, seeds: int, isolation: Isolation
) -> Tally:
    wrong = []
    times = []
    for seed in range(seeds):
        report = grade(Task(gates, submission, isolation, seed), POLICY)
        times.append(max(case.times or 0.0 for case in report.cases))
        if report.verdict is not expected:
            wrong.append(f"seed {seed}: {report.verdict.value}, {report.message}")
    return Tally(submission.name, tuple(wrong), tuple(times))


def report(tallies: Sequence[Tally]) -> str:
    """Return the smallest and the largest ratio, and the file of the largest."""
    slowest = max(tallies, key=lambda tally: max(tally.times))
    least = min(min(tally.times) for tally in tallies)
    return f"{least:.2f}–{max(slowest.times):.2f} ({slowest.name})"


def refused(tallies: Sequence[Tally], *, wrongly: bool) -> str:
    """Return how many of the races were refused, if that is wrong or if that is right."""
    races = sum(len(tally.times) for tally in tallies)
    wrong = sum(len(tally.wrong) for tally in tallies)
    return f"refused {wrong if wrongly else races - wrong} of {races}"


def main() -> int:
    """Print a few lines for each gated rung; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rungs", nargs="*", metavar="RUNG")
    parser.add_argument("-n", type=int, default=20, metavar="SEEDS")
    parser.add_argument("--half", choices=("a", "m"), default="")
    parser.add_argument("--idle", action="store_true", help="leave the cores idle")
    options = parser.parse_args()
    isolation = choose()
    failed = False
    with busy_cores(0 if options.idle else None) as loops:
        print(f"{options.n} seeds, {loops} endless loops beside it, {isolation.level.value}")
        for name in options.rungs or catalog.names():
            rung = catalog.find(name)
            if not rung.gates or rung.beats is None:
                continue
            limits = ", ".join(f"{suite.race.times:g}" for suite in rung.gates if suite.race)
            slow = reference(catalog.load(rung.beats))
            beaten = [run(rung, slow, Verdict.TIME_LIMIT, BEATEN, isolation)]
            own = [run(rung, reference(rung), Verdict.ACCEPTED, options.n, isolation)]
            others = [
                run(rung, one, Verdict.ACCEPTED, options.n, isolation)
                for one in honest(rung, options.half)
            ]
            honest_ones = [*own, *others]
            print(f"{rung.rung}: limit {limits}")
            print(f"  {len(others)} honest solvers: {report(others)}; reference: {report(own)};")
            print(f"    {refused(honest_ones, wrongly=True)}")
            print(f"  {rung.beats}: whole races {report([whole_races(rung, slow, isolation)])};")
            print(f"    {refused(beaten, wrongly=False)}", flush=True)
            for tally in (*beaten, *honest_ones):
                for wrong in tally.wrong:
                    print(f"  WRONG {tally.name}: {wrong}", flush=True)
                    failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
