"""Many checks on a busy machine: no verdict may change, and nothing may pile up.

Run it by hand:  python tests/benchmarks/load.py [--right N] [--endless N] [--row N] [--jobs N]

- `--right` whole checks of a right submission and `--endless` checks of one board of an endless
  loop, a few at a time, while every core is kept busy by endless loops besides;
- `--row` checks of one board, one after the other in this process, after which it may hold no
  more descriptors, processes, temporary files or memory than before.

Ends with status 1 if a verdict changed or something was left.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.grading import Report, Task, grade  # noqa: E402
from grader.judge.session import Submission, reference  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from tests.benchmarks.busy import busy_cores  # noqa: E402
from tests.benchmarks.footprint import Footprint, footprint  # noqa: E402

RUNG = catalog.find("05")
ENDLESS = b"def solveSudoku(board):\n    while True:\n        pass\n"
WRONG = b"def solveSudoku(board):\n    board[0][0] = '1'\n"
DIES = b"import os\ndef solveSudoku(board):\n    os._exit(3)\n"
MOST_GROWTH = 8 << 20
"""Bytes between the hundredth check in a row and the last: what memory may vary by."""


def check(text: bytes | None, seed: int, only: str | None = None) -> Report:
    """Judge a text, or the reference, as rung 05."""
    right = reference(RUNG)
    source = right if text is None else Submission("submission.py", text, right.entry_point)
    return grade(Task(RUNG, source, choose(), seed, only))


def right_verdict(seed: int) -> str:
    """The verdict on a right submission after a whole check, with the reason if it is no pass."""
    report = check(None, seed)
    return f"{report.verdict.value} {report.message}".strip()


def endless_verdict(seed: int) -> str:
    """The verdict on an endless loop after one board."""
    return check(ENDLESS, seed, only="easy-01").verdict.value


def under_load(right: int, endless: int, jobs: int) -> bool:
    """Print a count of verdicts; return whether they are the right ones, every time."""
    content = True
    with busy_cores() as loops, ProcessPoolExecutor(jobs) as pool:
        print(f"{loops} endless loops beside {jobs} graders; isolation: {choose().description}")
        for name, judged, times, expected in (
            ("right submission, whole check", right_verdict, right, "Accepted"),
            ("endless loop, one board", endless_verdict, endless, "Time Limit Exceeded"),
        ):
            started = time.monotonic()
            verdicts = Counter(pool.map(judged, range(times)))
            took = time.monotonic() - started
            said = ", ".join(f"{count} × {verdict}" for verdict, count in verdicts.items())
            print(f"{name:32}{said}  ({took:.0f} s)", flush=True)
            content &= set(verdicts) <= {expected}
    return content


def in_a_row(times: int) -> bool:
    """Print what this process holds meanwhile; return whether nothing was left behind."""
    figures: dict[int, Footprint] = {}
    with tempfile.TemporaryDirectory() as own:
        tempfile.tempdir = own
        started = time.monotonic()
        for done in range(times + 1):
            # Workers end in three ways: closed after a reply, found dead, started anew.
            check((None, WRONG, DIES)[done % 3], seed=done, only="easy-01")
            if done in (1, 10, 100, 300, times):
                figures[done] = footprint()
                took = time.monotonic() - started
                print(f"after {done:5} checks: {figures[done]}  ({took:.0f} s)", flush=True)
        tempfile.tempdir = None
    first, last = figures[1], figures[times]
    settled = figures.get(100, first)
    return first[:3] == last[:3] and last.memory - settled.memory < MOST_GROWTH


def main() -> int:
    """Run what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--right", type=int, default=200, metavar="N")
    parser.add_argument("--endless", type=int, default=200, metavar="N")
    parser.add_argument("--row", type=int, default=1000, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    options = parser.parse_args()
    content = in_a_row(options.row) if options.row else True
    if options.right or options.endless:
        content &= under_load(options.right, options.endless, options.jobs)
    print("nothing changed" if content else "SOMETHING CHANGED")
    return 0 if content else 1


if __name__ == "__main__":
    sys.exit(main())
