"""What a page costs over the check that it shows.

Run it by hand:  python tests/benchmarks/pages.py [-n TIMES]

Runs go in turn: ``grader check --html`` against ``grader check`` on an accepted file and on one
that fails on nearly every board, whole commands with all that they import.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.grading import Report, Task, grade  # noqa: E402
from grader.judge.session import Submission, reference  # noqa: E402
from grader.report.page.check import page  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from tests.benchmarks.turns import Command, run  # noqa: E402

RUNG = catalog.load("bitmask").name
MISTAKE = (b"boxes[box] ^= bit", b"pass")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=15, metavar="TIMES")
    times = parser.parse_args().n
    right = reference(catalog.load(RUNG))
    wrong = Submission("wrong.py", right.text.replace(*MISTAKE), right.entry_point)
    for source in (right, wrong):
        _rendering(source, times)
    with tempfile.TemporaryDirectory() as folder:
        for source in (right, wrong):
            _command(source, Path(folder), times)


def _rendering(source: Submission, times: int) -> None:
    report = _judged(source)
    page(report)
    seconds = []
    for _ in range(times):
        started = time.process_time()
        text = page(report)
        seconds.append(time.process_time() - started)
    print(
        f"rendering {len(report.cases)} cases, {report.verdict.value}:"
        f" {_milliseconds(seconds)} of CPU time, {len(text) / 1000:.0f} kB"
    )


def _judged(source: Submission) -> Report:
    return grade(Task(catalog.load(RUNG), source, choose(), 37))


def _command(source: Submission, folder: Path, times: int) -> None:
    path = folder / source.name
    path.write_bytes(source.text)
    check = [sys.executable, "-m", "grader", "check", str(path), "--as", RUNG, "--seed", "37"]
    expected = 0 if source.name.startswith(RUNG) else 1
    plain = Command("check", check, ROOT, expected=expected)
    paged = Command("page", [*check, "--html", str(folder / "page.html")], ROOT, expected=expected)
    run(paged)
    pairs = [(run(plain), run(paged)) for _ in range(times)]
    over = [after.cpu - before.cpu for before, after in pairs]
    print(f"the page of {source.name} over its check, imports and all: {_milliseconds(over)}")


def _milliseconds(seconds: Sequence[float]) -> str:
    low, high = min(seconds) * 1000, max(seconds) * 1000
    return f"{statistics.median(seconds) * 1000:.1f} ms ({low:.1f} to {high:.1f})"


if __name__ == "__main__":
    main()
