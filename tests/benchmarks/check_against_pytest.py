"""``grader check`` against plain pytest with pytest-timeout, on the same boards and submission.

Run it by hand:  python tests/benchmarks/check_against_pytest.py [RUNG] [RUNS]

The plain run imports the submission into pytest's own process and checks every answer by the same
rules, one test a case, with every plugin of the environment loaded as a user has them.
"""

import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.hidden.cases import draw_cases  # noqa: E402
from grader.problems.board_answer import puzzle_of  # noqa: E402
from grader.sandbox.isolation import Level, choose  # noqa: E402
from tests.benchmarks.turns import Command, compare  # noqa: E402

SEED = 37

PLAIN_TEST = """\
import json
from pathlib import Path

import pytest
from submission import solveSudoku

CASES = json.loads((Path(__file__).parent / "cases.json").read_text())


@pytest.mark.timeout(10)
@pytest.mark.parametrize("calls", CASES.values(), ids=CASES.keys())
def test_case(calls):
    for puzzle in calls:
        side = round(len(puzzle) ** 0.5)
        box = round(side ** 0.5)
        board = [list(puzzle[i : i + side]) for i in range(0, len(puzzle), side)]
        solveSudoku(board)
        symbols = set("123456789ABCDEFGHIJKLMNOP"[:side])
        for given, cell in zip(puzzle, (cell for row in board for cell in row)):
            assert given in (".", cell)
        for i in range(side):
            assert set(board[i]) == symbols
            assert {row[i] for row in board} == symbols
            top, left = i // box * box, i % box * box
            assert {board[top + j // box][left + j % box] for j in range(side)} == symbols
"""


def main() -> None:
    """Compare the two on one rung."""
    rung = catalog.find(sys.argv[1] if len(sys.argv) > 1 else "bitmask")
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 11
    solution = ROOT / "solutions" / f"{rung.name}.py"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "submission.py").write_bytes(solution.read_bytes())
        (folder / "test_submission.py").write_text(PLAIN_TEST)
        cases = {
            case.id: [puzzle_of(call[0]) for call in case.calls] for case in draw_cases(rung, SEED)
        }
        (folder / "cases.json").write_text(json.dumps(cases))
        print(f"{rung.name}: {len(cases)} cases, seed {SEED}, Python {sys.version.split()[0]}")
        check = [sys.executable, "-m", "grader", "check", str(solution), "--seed", str(SEED)]
        plain = Command("pytest, pytest-timeout", [sys.executable, "-m", "pytest", "-q"], folder)
        compare(
            Command("grader check, process", [*check, "--isolation", "process"], ROOT), plain, runs
        )
        if choose().level is Level.JAIL:
            print(
                "\n(The kernel does not pass CPU time out of a jail: only wall time counts here.)"
            )
            compare(Command("grader check, jail", check, ROOT), plain, runs)


if __name__ == "__main__":
    main()
