"""What the jail costs: a whole check at level ``jail`` against level ``process``, in turn.

Run it by hand:  python tests/benchmarks/jail_against_process.py [RUNG] [RUNS]

Then a case's round trip at both levels: a call of a submission that does nothing, in turn too.
"""

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.sandbox.isolation import Level, choose  # noqa: E402
from grader.sandbox.process import Budget, Ending, Worker  # noqa: E402
from tests.benchmarks.turns import Command, compare  # noqa: E402

SEED = 37
ROUND_TRIPS = 3000
EXAMPLE = [list("53..7....") for _ in range(9)]


def whole_checks(rung: str, runs: int) -> None:
    """Compare the command at both levels."""
    solution = ROOT / "solutions" / f"{rung}.py"
    check = [sys.executable, "-m", "grader", "check", str(solution), "--seed", str(SEED)]
    jail, process = (
        Command(f"grader check, {level}", [*check, "--isolation", level], ROOT)
        for level in ("jail", "process")
    )
    compare(jail, process, runs)
    print("(The kernel does not pass CPU time out of a jail: only wall time counts here.)")


def round_trips() -> None:
    """Compare one call, in microseconds of wall time, from request to outcome."""
    load = {"do": "load", "id": "0", "source": "def f(board): pass", "entry_point": "f"}
    call = (ascii({"do": "call", "id": "0", "arguments": [EXAMPLE]}) + "\n").encode()
    took: dict[Level, list[float]] = {Level.JAIL: [], Level.PROCESS: []}
    workers = {level: Worker(choose(level).start) for level in took}
    for worker in workers.values():
        worker.ask((ascii({**load, "prelude": {}}) + "\n").encode(), Budget(10.0))
    for _ in range(ROUND_TRIPS):
        for level, worker in workers.items():
            started = time.perf_counter()
            outcome = worker.ask(call, Budget(10.0))
            took[level].append(time.perf_counter() - started)
            assert outcome.ending is Ending.REPLIED
    for level, worker in workers.items():
        worker.close()
        tenth, *_ = statistics.quantiles(took[level], n=10)
        middle = statistics.median(took[level])
        print(
            f"round trip, {level.value:16}{middle * 1e6:7.0f} µs (a tenth below {tenth * 1e6:.0f})"
        )


def main() -> None:
    """Compare both levels on one rung."""
    if choose().level is not Level.JAIL:
        sys.exit(f"there is no jail here: {choose().description}")
    rung = catalog.find(sys.argv[1] if len(sys.argv) > 1 else "bitmask").name
    whole_checks(rung, int(sys.argv[2]) if len(sys.argv) > 2 else 11)
    round_trips()


if __name__ == "__main__":
    main()
