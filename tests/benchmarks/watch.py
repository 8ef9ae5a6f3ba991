"""From a save to the verdict in ``grader watch``, against a cold ``grader check``, in turn.

Run it by hand:  python tests/benchmarks/watch.py [RUNS]

The file that is saved is an accepted 05, with a comment that changes from save to save; the clock
stops when the verdict stands on the screen.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import pexpect

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.benchmarks.turns import Command, run  # noqa: E402
from tests.conftest import file_name  # noqa: E402

SOLUTION = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
BETWEEN_SAVES = 1.0
"""Seconds for which a learner looks at the screen before the next save, at the very least."""
AT_MOST = 0.35


def main() -> None:
    """Print the medians and the ratio."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "exercises").mkdir()
        for stub in (ROOT / "exercises").glob("*.py"):
            (folder / "exercises" / stub.name).write_bytes(stub.read_bytes())
        mine = folder / "exercises" / file_name("bitmask")
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"}
        check = Command(
            "grader check bitmask",
            [sys.executable, "-m", "grader", "check", "bitmask"],
            folder,
            environment,
        )
        watch = pexpect.spawn(
            sys.executable, ["-m", "grader", "watch"], cwd=name, env=environment,
            dimensions=(24, 80), encoding="utf-8",
        )  # fmt: skip
        watch.expect("Not checked yet")

        def save(number: int) -> float:
            time.sleep(BETWEEN_SAVES)
            started = time.perf_counter()
            mine.write_bytes(SOLUTION + b"# %d\n" % number)
            watch.expect("Checking")
            watch.expect("Accepted")
            return time.perf_counter() - started

        save(0)
        # A cold check saves no file, so watch mode rests meanwhile.
        pairs = [(save(number), run(check).wall) for number in range(1, runs + 1)]
        watch.send("q")
        watch.expect(pexpect.EOF)
    saves, checks = zip(*pairs, strict=True)
    ratio = statistics.median(save / check for save, check in pairs)
    for what, times in (("save to verdict", saves), ("cold grader check", checks)):
        spread = f"from {min(times):.3f} to {max(times):.3f}"
        print(f"{what:20}{statistics.median(times):8.3f} s   ({spread}, {runs} runs in turn)")
    print(f"{'ratio':20}{ratio:8.2f}     (at most {AT_MOST})")


if __name__ == "__main__":
    main()
