"""Runs two commands in turn, A B A B …, and compares them pair by pair.

Single times on a busy machine mean little; the ratio of two runs that follow one another holds
when the machine's speed drifts.
"""

import os
import statistics
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Cost:
    """What one run of a command used, in seconds; children that it waited for are included."""

    cpu: float
    wall: float


@dataclass(frozen=True)
class Command:
    """A command line and where to run it."""

    name: str
    argv: list[str]
    cwd: Path
    env: dict[str, str] | None = None
    expected: int = 0


def run(command: Command) -> Cost:
    """Run a command once; raises RuntimeError if it does not end as expected."""
    before = os.times()
    started = time.perf_counter()
    result = subprocess.run(
        command.argv, cwd=command.cwd, env=command.env, capture_output=True, check=False
    )
    wall = time.perf_counter() - started
    after = os.times()
    if result.returncode != command.expected:
        raise RuntimeError(f"{command.name}: {result.stdout.decode()}{result.stderr.decode()}")
    cpu = after.children_user - before.children_user
    cpu += after.children_system - before.children_system
    return Cost(cpu, wall)


def compare(first: Command, second: Command, runs: int) -> None:
    """Print the medians of both and of the ratio, after one run of each that does not count."""
    run(first)
    run(second)
    pairs = [(run(first), run(second)) for _ in range(runs)]
    print(f"{'':28}{'CPU s':>10}{'wall s':>10}   (medians of {runs} runs in turn)")
    for command, costs in ((first, [a for a, _ in pairs]), (second, [b for _, b in pairs])):
        cpu = statistics.median(cost.cpu for cost in costs)
        wall = statistics.median(cost.wall for cost in costs)
        print(f"{command.name:28}{cpu:10.3f}{wall:10.3f}")
    cpu_ratios = [a.cpu / b.cpu for a, b in pairs]
    wall_ratios = [a.wall / b.wall for a, b in pairs]
    print(
        f"{'ratio':28}{statistics.median(cpu_ratios):10.2f}{statistics.median(wall_ratios):10.2f}"
        f"   (from {min(wall_ratios):.2f} to {max(wall_ratios):.2f} in wall time)"
    )
