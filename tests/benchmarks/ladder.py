"""Times the references of the ladder beside Sudoku solvers from PyPI; run by hand.

    python tests/benchmarks/ladder.py
    python tests/benchmarks/ladder.py --boards mine.txt --only lanes --only dokusan

Each solver has a process of its own.  They take turns, one kind of boards a turn, so that a machine
which speeds up or slows down does so for all; a board's time is its smallest CPU time of several.
Without ``--boards``, the boards are drawn from the pool, the same each time.
Packages that are not installed are left out (``pip install sudoku-solver-kit[benchmark]``).
"""

import argparse
import platform
import select
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from importlib import util
from math import floor, log10
from pathlib import Path
from random import Random

import psutil
from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.pool import pool  # noqa: E402 - the path comes first
from grader.sudoku.rules import violations  # noqa: E402
from grader.sudoku.shape import EMPTY  # noqa: E402

WARM_UP = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
KINDS = ("easy", "medium", "minimal", "few_givens", "stubborn", "punishing")

LOOK = 0.2
"""Seconds between two looks at the CPU time of a solver that is busy."""
QUICK = 5_000_000
"""Nanoseconds within which a board is solved again at once: the first run after the others' turn
finds the caches filled with what they needed."""

Solver = Callable[[str], str]


def main() -> None:
    options = arguments()
    if options.worker:
        work(options.worker)
        return
    if options.boards:
        kinds = {
            Path(file).stem: Path(file).read_text(encoding="ascii").replace("0", EMPTY).split()
            for file in options.boards
        }
    else:
        rng = Random(options.seed)
        kinds = {kind: pool.draw(rng, kind, options.count, max_cost=None) for kind in KINDS}
    names = [
        name
        for name in (*references(), *filter(installed, PACKAGES))
        if not options.only or any(name.startswith(wanted) for wanted in options.only)
    ]
    times = measure(names, kinds, options.repeats, options.patience)
    counts = "/".join(str(len(boards)) for boards in kinds.values())
    print(
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}; CPU time per "
        f"board in ms, mean of {counts} boards, each the smallest of {options.repeats} runs; in "
        f"brackets how many times as long as the last rung, median of the boards. 'over': the "
        f"boards together took more than {options.patience:g} s of CPU time.\n"
    )
    print(table(names, kinds, times))


def arguments() -> argparse.Namespace:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--boards", action="append", metavar="FILE", help="boards of 81 characters, one a line"
    )
    parser.add_argument("--count", type=int, default=10, help="boards of each kind")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=37)
    parser.add_argument("--patience", type=float, default=10.0, help="CPU seconds for a turn")
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="how a solver's name begins"
    )
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    return parser.parse_args()


def references() -> list[str]:
    """Return the rungs that answer the question of `solveSudoku`, in order."""
    return [
        exercise.rung
        for exercise in catalog.all_exercises()
        if exercise.problem.entry_point == "solveSudoku"
    ]


# The process that measures.


class Contestant:
    """A solver in a process of its own."""

    def __init__(self, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.name = name
        self.answer(60.0)  # it has imported its solver

    def turn(self, boards: list[str], patience: float) -> list[float] | None:
        """CPU seconds for each board; None if they took too long, and the process is gone."""
        assert self.process.stdin
        self.process.stdin.write(" ".join(boards) + "\n")
        self.process.stdin.flush()
        answer = self.answer(patience)
        if answer is None:
            return None
        words = answer.split()
        for puzzle, solved in zip(boards, words[1::2], strict=True):
            rows = [solved[start : start + 9] for start in range(0, 81, 9)]
            if wrong := violations(puzzle, rows):
                raise SystemExit(f"{self.name} solves {puzzle} wrongly: {wrong[0].message}")
        return [int(nanoseconds) / 1e9 for nanoseconds in words[::2]]

    def answer(self, patience: float) -> str | None:
        assert self.process.stdout
        used = psutil.Process(self.process.pid)
        until = sum(used.cpu_times()[:2]) + patience
        while not select.select([self.process.stdout], [], [], LOOK)[0]:
            if sum(used.cpu_times()[:2]) > until:
                self.stop()
                return None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr
            raise SystemExit(f"{self.name} failed:\n{self.process.stderr.read()}")
        return line

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


Times = dict[tuple[str, str], list[float] | None]
"""By solver and kind: CPU seconds for each board, or None if one of them took too long."""


def measure(names: list[str], kinds: dict[str, list[str]], repeats: int, patience: float) -> Times:
    times: Times = {}
    for kind, boards in kinds.items():
        contestants = {name: Contestant(name) for name in names}
        for turn in track(range(repeats), kind, console=Console(stderr=True), transient=True):
            for name, contestant in contestants.items():
                if turn and times[name, kind] is None:
                    continue
                latest = contestant.turn(boards, patience)
                best = times.get((name, kind))
                times[name, kind] = list(map(min, best, latest)) if best and latest else latest
        for contestant in contestants.values():
            contestant.stop()
    return times


def table(names: list[str], kinds: dict[str, list[str]], times: Times) -> str:
    """The figures in Markdown."""
    last = next((name for name in reversed(names) if name not in PACKAGES), names[-1])
    lines = [
        "| ms per board | " + " | ".join(kind.replace("_", " ") for kind in kinds) + " |",
        "|---" + "|--:" * len(kinds) + "|",
    ]
    for name in names:
        cells = []
        for kind in kinds:
            mine, reference = times[name, kind], times[last, kind]
            if not mine or not reference:
                cells.append("over")
                continue
            ratio = statistics.median(a / b for a, b in zip(mine, reference, strict=True))
            milliseconds = statistics.mean(mine) * 1e3
            cells.append(f"{two_digits(milliseconds)} ({two_digits(ratio)}×)")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def two_digits(number: float) -> str:
    """The number with two significant digits, never as a power of ten."""
    return f"{number:,.{max(0, 1 - floor(log10(number)))}f}"


# The process that solves.


def work(name: str) -> None:
    solve = PACKAGES[name]() if name in PACKAGES else reference(name)
    solve(WARM_UP)
    print("ready", flush=True)
    for line in sys.stdin:
        results = []
        for puzzle in line.split():
            runs: list[int] = []
            while len(runs) < 5 and sum(runs) < QUICK:
                started = time.process_time_ns()
                solved = solve(puzzle)
                runs.append(time.process_time_ns() - started)
            results.append(f"{min(runs)} {solved}")
        print(*results, flush=True)


def reference(name: str) -> Solver:
    path = catalog.reference_path(catalog.load(name).name)
    spec = util.spec_from_file_location(f"reference_{name}", path)
    assert spec and spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def solve(puzzle: str) -> str:
        board = [list(puzzle[start : start + 9]) for start in range(0, 81, 9)]
        module.solveSudoku(board)
        return "".join(map("".join, board))

    return solve


def digits(puzzle: str) -> list[list[int]]:
    return [
        [int(s) for s in puzzle[start : start + 9].replace(".", "0")] for start in range(0, 81, 9)
    ]


def algorithm_x() -> Solver:
    from algorithm_x import AlgorithmX

    def solve(puzzle: str) -> str:
        table = AlgorithmX(4 * 81)
        for cell, symbol in enumerate(puzzle):
            row, col = divmod(cell, 9)
            box = row // 3 * 3 + col // 3
            for digit in "123456789" if symbol == EMPTY else symbol:
                index = int(digit) - 1
                needs = [cell, 81 + 9 * row + index, 162 + 9 * col + index, 243 + 9 * box + index]
                table.appendRow(needs, (cell, digit))
        return "".join(digit for _, digit in sorted(next(table.solve())))

    return solve


def dlxsudoku() -> Solver:
    from dlxsudoku import Sudoku

    def solve(puzzle: str) -> str:
        sudoku = Sudoku(puzzle)
        sudoku.solve()
        return str(sudoku.to_oneliner())

    return solve


def dokusan() -> Solver:
    from dokusan.boards import BoxSize, Sudoku
    from dokusan.solvers import backtrack

    def solve(puzzle: str) -> str:
        solved = backtrack(Sudoku.from_list(digits(puzzle), box_size=BoxSize(3, 3)))
        return "".join(str(cell.value) for cell in solved.cells())

    return solve


def py_sudoku() -> Solver:
    from sudoku import Sudoku

    def solve(puzzle: str) -> str:
        return "".join(
            str(digit) for row in Sudoku(3, board=digits(puzzle)).solve().board for digit in row
        )

    return solve


def sudoku_py() -> Solver:
    from sudoku_py import Sudoku

    def solve(puzzle: str) -> str:
        sudoku = Sudoku(digits(puzzle))
        sudoku.solve()
        return "".join(str(digit) for row in sudoku.board for digit in row)

    return solve


def sudokugen() -> Solver:
    from sudokugen.solver import solve as solve_list

    def solve(puzzle: str) -> str:
        return "".join(str(digit) for row in solve_list(digits(puzzle)) for digit in row)

    return solve


def sudokutools() -> Solver:
    from sudokutools.solve import dlx
    from sudokutools.sudoku import Sudoku

    def solve(puzzle: str) -> str:
        solved = next(iter(dlx(Sudoku.decode(puzzle.replace(".", "0")))))
        return "".join(str(solved[row, col]) for row in range(9) for col in range(9))

    return solve


PACKAGES: dict[str, Callable[[], Solver]] = {
    "algorithm-x": algorithm_x,
    "dlxsudoku": dlxsudoku,
    "dokusan": dokusan,
    "py-sudoku": py_sudoku,
    "sudoku-py": sudoku_py,
    "sudokugen": sudokugen,
    "sudokutools": sudokutools,
}
"""Solvers in pure Python by the name of their package on PyPI."""


def installed(package: str) -> bool:
    module = "sudoku" if package == "py-sudoku" else package.replace("-", "_")
    return util.find_spec(module) is not None


if __name__ == "__main__":
    main()
