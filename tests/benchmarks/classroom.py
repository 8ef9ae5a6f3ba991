"""A class of many: what the grader itself costs, what a second place brings, how busy cores are.

Run it by hand:  python tests/benchmarks/classroom.py [--submissions N] [--turns N] [--jobs N]

- `--submissions` of the golden corpus, right, wrong, slow, in trouble and hostile, are judged by
  `--jobs` places and kept in a gradebook, pages and all; with `--other N` there are N to another
  problem, which take no time, for every hundred of these;
- the grader's own CPU time for each is that of the process which judged it, its worker's left out,
  and a share of the process that keeps the gradebook;
- the resident memory of these processes after a tenth of the submissions and at the end;
- how busy the cores are is asked of the whole machine (Linux), before and meanwhile: it means
  something if they are idle before;
- with `--cluster` the places are the workers of a Dask cluster, whose scheduler's time is told too;
  that of the client is in "keeping";
- with `--turns`, right submissions are judged by one place and by one for each core in turn.
"""

import argparse
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.classroom import outputs  # noqa: E402
from grader.classroom.collect import StudentSubmission  # noqa: E402
from grader.classroom.gradebook import Gradebook  # noqa: E402
from grader.classroom.job import Graded, Job, Setting, judge, rungs_posed_like  # noqa: E402
from grader.classroom.local import Processes  # noqa: E402
from grader.classroom.run import Machines, run  # noqa: E402
from grader.judge.case import Verdict  # noqa: E402
from grader.points import plain_rules  # noqa: E402
from grader.sandbox.clocks import cpu_time  # noqa: E402

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

CORPUS = ROOT / "tests" / "submissions"
SETTING = Setting(catalog.load("bitmask").name, 37, "jail")
SHARES = {"right": 50, "wrong": 30, "trouble": 15, "hostile": 5}
"""Of a hundred submissions; slow ones are among all of them."""
OTHER = "other"
"""The kind of submissions to another problem, which end as soon as they are loaded."""


class Cost(NamedTuple):
    """What judging one submission cost the process that judged it."""

    cpu: float
    memory: int
    process: int


def measured(job: Job) -> Graded:
    """Judge, and say in the message what that took."""
    before = time.process_time()
    graded = judge(job)
    cost = (time.process_time() - before, resident(), os.getpid())
    return graded._replace(message=" ".join(map(str, cost)))


def resident() -> int:
    """Bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def files(kind: str) -> list[Path]:
    """The files of the corpus of a kind."""
    if kind == "hostile":
        return sorted((CORPUS / kind).glob("*.py"))
    same = [catalog.load(name).rung for name in rungs_posed_like(SETTING.rung)]
    folders = ("right", "wrong", "trouble") if kind == OTHER else (kind,)
    found = [path for folder in folders for path in sorted((CORPUS / folder).glob("*/*.py"))]
    return [path for path in found if (path.parent.name in same) != (kind == OTHER)]


def submissions(number: int, kinds: dict[str, int]) -> Iterator[StudentSubmission]:
    """The corpus again and again, each text once under each name, in random order."""
    random = Random(37)
    found = {kind: files(kind) for kind in kinds}
    for index in range(number):
        kind = random.choices(list(kinds), list(kinds.values()))[0]
        path = random.choice(found[kind])
        # Some hostile ones ask for the process to attack: let it be one that isn't there.
        text = path.read_bytes().replace(b"@GRADER_PID@", b"4194304")
        yield StudentSubmission(f"{index:06} {path.stem}", str(path), text)


class Idle(NamedTuple):
    """The machine's idle and total time, in ticks of all cores."""

    idle: int
    total: int


def idle() -> Idle:
    ticks = list(map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]))
    return Idle(ticks[3] + ticks[4], sum(ticks))


def busy(before: Idle, after: Idle) -> str:
    return f"{1 - (after.idle - before.idle) / (after.total - before.total):.1%}"


@contextmanager
def machines(jobs: int, *, cluster: bool) -> Iterator[Machines]:
    """Processes of this machine, by themselves or as the workers of a Dask cluster."""
    if not cluster:
        with Processes(jobs) as processes:
            yield processes
        return
    from grader.classroom.cluster import Cluster

    # The scheduler has a process of its own, as it would on a machine of its own.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    scheduler = context.Process(target=run_cluster, args=(theirs, jobs))
    scheduler.start()
    address = ours.recv()
    before = cpu_time(scheduler.pid or 0) or 0.0
    with Cluster(address, SETTING.level) as found:
        yield found
    spent = (cpu_time(scheduler.pid or 0) or 0.0) - before
    print(f"CPU time of the cluster's scheduler: {spent:.1f} s")
    ours.send(None)
    scheduler.join()


def run_cluster(pipe: "Connection", jobs: int) -> None:
    """A cluster, until something is sent."""
    import distributed

    with distributed.LocalCluster(
        n_workers=jobs, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        pipe.send(cluster.scheduler_address)
        pipe.recv()


def judge_all(
    number: int, jobs: int, kinds: dict[str, int], *, loud: bool, cluster: bool = False
) -> float:
    """Judge so many submissions; return how many a second."""
    costs: list[Cost] = []
    own_memory: list[int] = []
    verdicts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, Gradebook(folder) as book:
        book.use(SETTING)
        book.enter(submissions(number, kinds))
        waiting = (Job(student, text, SETTING) for student, text in book.waiting())
        with machines(jobs, cluster=cluster) as found:
            own, ticks, started = time.process_time(), idle(), time.monotonic()
            for done in run(waiting, found, measured):
                verdicts[done.graded.verdict.value] += 1
                outputs.keep(folder, book, done)
                own_memory.append(resident())
                if done.graded.verdict is not Verdict.GRADER_ERROR:
                    cpu, memory, process = done.graded.message.split(" ")
                    costs.append(Cost(float(cpu), int(memory), int(process)))
            took = time.monotonic() - started
            keeping = (time.process_time() - own) / number
            after = idle()
        own = time.process_time()
        outputs.write(folder, book, SETTING, plain_rules(()), outputs.summary(book, ()))
        writing = (time.process_time() - own) / number
    if loud:
        print(", ".join(f"{count} × {verdict}" for verdict, count in verdicts.most_common()))
        each = f"{number / took:.2f} a second by {jobs}"
        print(f"{number} in {took:.0f} s: {each}; cores busy {busy(ticks, after)}")
        # The first of each process draws the cases, and imports.
        firsts = {cost.process: cost for cost in reversed(costs)}
        settled = [cost for cost in costs if cost is not firsts[cost.process]]
        of_all = sorted(cost.cpu for cost in settled)
        print(
            "grader's own CPU time for each, in ms:"
            f" judging {1000 * statistics.mean(of_all):.1f}"
            f" (median {1000 * statistics.median(of_all):.1f},"
            f" 90th percentile {1000 * of_all[len(of_all) * 9 // 10]:.1f}),"
            f" keeping {1000 * keeping:.1f}, writing the tables {1000 * writing:.1f}"
        )
        tenth = max(1, number // 10)
        early = max(cost.memory for cost in costs[:tenth])
        late = max(cost.memory for cost in costs[-tenth:])
        print(
            f"resident after a tenth and at the end, in MiB: judging {early / 2**20:.1f},"
            f" {late / 2**20:.1f}; keeping {own_memory[tenth - 1] / 2**20:.1f},"
            f" {own_memory[-1] / 2**20:.1f}"
        )
    return number / took


def main() -> None:
    """Run what is asked for."""
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--submissions", type=int, default=1000, metavar="N")
    parser.add_argument("--other", type=int, default=0, metavar="N")
    parser.add_argument("--jobs", type=int, default=cores + 1, metavar="N")
    parser.add_argument("--cluster", action="store_true")
    parser.add_argument("--turns", type=int, default=3, metavar="N")
    options = parser.parse_args()
    if options.submissions:
        before = idle()
        time.sleep(5)
        print(f"cores busy with other things: {busy(before, idle())}")
        judge_all(
            options.submissions,
            options.jobs,
            {**SHARES, OTHER: options.other},
            loud=True,
            cluster=options.cluster,
        )
    ratios = []
    for _ in range(options.turns):
        alone = judge_all(40, 1, {"right": 1}, loud=False)
        together = judge_all(40, cores, {"right": 1}, loud=False)
        ratios.append(together / alone)
        print(f"{alone:.2f} a second by 1, {together:.2f} by {cores}: × {ratios[-1]:.2f}")
    if ratios:
        print(f"median of {len(ratios)} turns: × {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()
