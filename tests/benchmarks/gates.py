"""The speed gates on a busy machine: the reference must pass, the rung to beat must fail.

Run it by hand:  python tests/benchmarks/gates.py [-n TIMES] [--idle] [RUNG ...]

Each time has a seed of its own.  A ratio is the CPU time used, divided by the limit: below 1 is a
pass.  Ends with status 1 if a single verdict is not the one that it should be.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.catalog.exercise import Exercise  # noqa: E402
from grader.grading import Task, grade  # noqa: E402
from grader.judge.case import Verdict  # noqa: E402
from grader.judge.session import reference  # noqa: E402
from grader.sandbox.isolation import Isolation, choose  # noqa: E402
from tests.benchmarks.busy import busy_cores  # noqa: E402


class Tally(NamedTuple):
    """What came of one submission at one gate."""

    right: int
    """How often the verdict was the one that it should be."""
    smallest: float
    """Ratio of CPU time to the limit."""
    largest: float
    verdicts: set[str]
    """The verdicts that it should not have been."""


def gated(names: Sequence[str]) -> list[Exercise]:
    """The named rungs, or all, as far as speed is a gate there."""
    rungs = [catalog.find(name) for name in names or catalog.names()]
    return [rung for rung in rungs if rung.gates]


def run_gate(rung: Exercise, gate: str, submitted: str, times: int, isolation: Isolation) -> Tally:
    """Judge a reference at a gate of `rung`; only the rung's own should pass."""
    source = reference(catalog.load(submitted))
    expected = Verdict.ACCEPTED if submitted == rung.name else Verdict.TIME_LIMIT
    verdicts = []
    ratios = []
    for seed in range(times):
        report = grade(Task(rung, source, isolation, seed, f"{gate}-01"))
        verdicts.append(report.verdict)
        ratios += [case.cpu / case.cpu_limit for case in report.cases if case.cpu_limit]
    wrong = {verdict.value for verdict in verdicts if verdict is not expected}
    return Tally(verdicts.count(expected), min(ratios), max(ratios), wrong)


def main() -> int:
    """Print a line for each gate; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rungs", nargs="*", metavar="RUNG")
    parser.add_argument("-n", type=int, default=10, metavar="TIMES")
    parser.add_argument("--idle", action="store_true", help="leave the cores idle")
    options = parser.parse_args()
    isolation = choose()
    failed = False
    with busy_cores(0 if options.idle else None) as loops:
        print(f"{options.n} times, {loops} endless loops beside it, level {isolation.level.value}")
        print(f"{'gate':38}{'passes':>8}{'ratio':>14}  {'to beat':24}{'fails':>8}{'ratio':>14}")
        for rung in gated(options.rungs):
            assert rung.beats is not None
            for gate in (suite.name for suite in rung.gates):
                started = time.monotonic()
                own = run_gate(rung, gate, rung.name, options.n, isolation)
                beaten = run_gate(rung, gate, rung.beats, options.n, isolation)
                took = time.monotonic() - started
                wrong = " ".join(own.verdicts | beaten.verdicts)
                print(
                    f"{rung.name:24}{gate:14}{own.right:5}/{options.n:<2}"
                    f"{own.smallest:8.2f}–{own.largest:.2f}  {rung.beats:24}"
                    f"{beaten.right:5}/{options.n:<2}{beaten.smallest:8.2f}–{beaten.largest:.2f}"
                    f"  {wrong} ({took:.0f} s)",
                    flush=True,
                )
                failed |= own.right < options.n or beaten.right < options.n
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
