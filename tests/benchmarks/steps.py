"""What it costs to record the steps of a call, and how large the page of them is.

Run it by hand:  python tests/benchmarks/steps.py [-n TIMES] [RUNG ...]

Each reference solves LeetCode's example; runs go in turn.  The cost is the worker's CPU time for
the recorded call against that of the plain call, and the least of all runs counts: a busy machine
only adds.
"""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.judge.session import Session, reference  # noqa: E402
from grader.measure.executed_lines import example  # noqa: E402
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE  # noqa: E402
from grader.report.page import stepper  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from grader.sandbox.process import Budget, Limits  # noqa: E402
from grader.why.playback import own_case, play  # noqa: E402

RUNGS = ["bitmask", "sets", "candidates", "row_col_box", "propagation", "exact_cover", "lanes"]
ENOUGH = Budget(60.0)


def main() -> None:
    """Print a line for each rung."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=9, metavar="TIMES")
    parser.add_argument("rungs", nargs="*", default=RUNGS)
    options = parser.parse_args()
    print("rung             plain   recorded  times     steps      page   made in")
    for rung in options.rungs:
        plain, recorded = _costs(rung, options.n)
        exercise = catalog.load(rung)
        started = time.process_time()
        case = own_case(exercise, LEETCODE_EXAMPLE.input)
        _, playback = play(exercise, reference(exercise), choose(), case)
        assert playback is not None
        text = stepper.page(playback, exercise.title)
        seconds = time.process_time() - started
        kept = sum(len(chunk.steps) for chunk in playback.steps.chunks)
        print(
            f"{rung:<14} {1000 * plain:5.1f} ms {1000 * recorded:7.1f} ms {recorded / plain:6.1f}"
            f" {kept:>9,} {len(text) / 1e6:6.2f} MB {seconds:6.2f} s"
        )


def _costs(rung: str, times: int) -> tuple[float, float]:
    session = Session(reference(catalog.load(rung)), choose().start, Limits())
    session.load()
    plain, recorded = [], []
    for _ in range(times):
        plain.append(session.answer(example(), ENOUGH).outcome.cpu)
        session.load_marked(ENOUGH)
        calls = [list(example())]
        reply = session.record_steps(ENOUGH, calls=calls, board=True, wanted=[], seconds=60.0)
        assert reply.rest
        recorded.append(reply.outcome.cpu)
    session.close()
    return min(plain), min(recorded)


if __name__ == "__main__":
    main()
