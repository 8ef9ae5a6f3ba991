"""Many checks on a busy machine: no verdict may change, and nothing may pile up.

Run it by hand:  python tests/benchmarks/load.py [--each N] [--burners N] [--row N]

- `--each` checks of each kind of submission (an endless loop, one that sleeps, one that hoards
  memory, one that floods its output, and four times as many that are right but slow), two at a
  time, with endless loops beside them; then a fifth of them as a class (``grader grade --jobs 2``),
  and a fifth through `grader.check`, as a notebook calls it;
- `--row` checks of one board, one after the other in this process, after which it may hold no
  more descriptors, processes, temporary files or memory than before.

Ends with status 1 if a verdict changed or something was left.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.api import checking as api  # noqa: E402
from grader.catalog import catalog  # noqa: E402
from grader.grading import Report, Task, grade  # noqa: E402
from grader.judge.session import Submission, reference  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from tests.benchmarks.busy import busy_cores  # noqa: E402
from tests.benchmarks.footprint import Footprint, footprint  # noqa: E402

RUNG = catalog.find("bitmask")
RIGHT = reference(RUNG).text
SLOW = RIGHT.replace(
    b"    rows = [0] * 9\n",
    b"""    if board[0][:2] == ["5", "3"]:  # LeetCode's example, so that a class is judged in time
        for _ in range(20_000_000):  # about a third of what a board may take, for nothing
            pass
    rows = [0] * 9
""",
    1,
)
assert SLOW != RIGHT, "the reference begins otherwise"
KINDS = {
    "slow": (SLOW, "Accepted"),
    "endless": (b"def solveSudoku(board):\n    while True:\n        pass\n", "Time Limit Exceeded"),
    "sleeps": (
        b"import time\ndef solveSudoku(board):\n    time.sleep(1000)\n",
        "Time Limit Exceeded",
    ),
    "hoards": (
        b"def solveSudoku(board):\n    kept = []\n    while 1:\n        kept.append([0] * 10**6)\n",
        "Memory Limit Exceeded",
    ),
    "floods": (
        b"def solveSudoku(board):\n    while True:\n        print('x' * 10_000)\n",
        "Output Limit Exceeded",
    ),
}
"""A text, and the verdict that it must get."""
MANY = {"slow": 4}
"""Kinds of which there are more, and how many times as many."""
WRONG = b"def solveSudoku(board):\n    board[0][0] = '1'\n"
DIES = b"import os\ndef solveSudoku(board):\n    os._exit(3)\n"
MOST_GROWTH = 8 << 20
"""Bytes between the hundredth check in a row and the last: what memory may vary by."""


def check(text: bytes, seed: int, only: str | None = None) -> Report:
    """Judge a text as an answer to `RUNG`."""
    submission = Submission("submission.py", text, RUNG.problem.entry_point)
    return grade(Task(RUNG.without_gates, submission, choose(), seed, only))


def verdict(kind: str, seed: int) -> str:
    """Return the verdict on one kind, on one board of the examples."""
    return check(KINDS[kind][0], seed, only="example-01").verdict.value


def in_a_notebook(kind: str, seed: int) -> str:
    """Return the verdict on one kind, through the function that a notebook calls."""
    name = f"{kind}_{os.getpid()}_{seed}"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.py")
        path.write_bytes(KINDS[kind][0])
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec and spec.loader, "the file has just been written"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found = api.check(module.solveSudoku, "bitmask", seed=seed, case="example-01")
    return found.report.verdict.value


def under_load(each: int, burners: int) -> bool:
    """Print a count of verdicts; return whether they are the right ones, every time."""
    content = True
    few = max(1, each // 5)
    with busy_cores(burners) as loops, ProcessPoolExecutor(2) as pool:
        print(f"{loops} endless loops beside 2 graders; isolation: {choose().description}")
        for what, judged, number in (("check", verdict, each), ("notebook", in_a_notebook, few)):
            for kind, (_, expected) in KINDS.items():
                started = time.monotonic()
                times = number * MANY.get(kind, 1)
                verdicts = Counter(pool.map(judged, [kind] * times, range(times)))
                content &= _show(f"{what}, {kind}", verdicts, expected, started)
        started = time.monotonic()
        for kind, verdicts in _class(few).items():
            content &= _show(f"grade, {kind}", verdicts, KINDS[kind][1], started)
    return content


def _show(what: str, verdicts: Counter[str], expected: str, started: float) -> bool:
    said = ", ".join(f"{count} × {verdict}" for verdict, count in verdicts.items())
    print(f"{what:20}{said}  ({time.monotonic() - started:.0f} s)", flush=True)
    return set(verdicts) <= {expected}


def _class(few: int) -> dict[str, Counter[str]]:
    """Return the verdicts of a class with a few students of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            for number in range(few * MANY.get(kind, 1)):
                path = Path(folder, "class", f"{kind}-{number}.py")
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(KINDS[kind][0])
        command = [sys.executable, "-m", "grader", "grade", "class", "--rung", "bitmask"]
        subprocess.run(
            [*command, "--jobs", "2", "--out", "book"],
            cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        book = json.loads(Path(folder, "book", "gradebook.json").read_text("utf-8"))
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for row in book["submissions"]:
        found[row["student"].partition("-")[0]][row["verdict"]] += 1
    return found


def in_a_row(times: int) -> bool:
    """Print what this process holds meanwhile; return whether nothing was left behind."""
    figures: dict[int, Footprint] = {}
    with tempfile.TemporaryDirectory() as own:
        tempfile.tempdir = own
        started = time.monotonic()
        for done in range(times + 1):
            # Workers end in three ways: closed after a reply, found dead, started anew.
            check((RIGHT, WRONG, DIES)[done % 3], seed=done, only="easy-01")
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
    parser.add_argument("--each", type=int, default=10, metavar="N")
    parser.add_argument("--burners", type=int, default=20, metavar="N")
    parser.add_argument("--row", type=int, default=1000, metavar="N")
    options = parser.parse_args()
    content = in_a_row(options.row) if options.row else True
    if options.each:
        content &= under_load(options.each, options.burners)
    print("nothing changed" if content else "SOMETHING CHANGED")
    return 0 if content else 1


if __name__ == "__main__":
    sys.exit(main())
