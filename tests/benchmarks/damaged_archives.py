"""Damaged archives for a long time: what each costs the child that reads it.

Run it by hand:  python tests/benchmarks/damaged_archives.py [--minutes N] [--seed N]

Small valid archives are changed at random and read by a child process under limits of its own, as a
student's archive is.  The child is made anew for every thousand.  It prints how many were read, for
which reasons the others were refused, the most CPU time that one took (Linux; the start of a child
is in it), and the most memory that a child took.  It ends with status 1 if a child ended, or said
what it should not.
"""

import argparse
import json
import random
import re
import resource
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.classroom import files  # noqa: E402
from grader.classroom.reading import Failed, Reader  # noqa: E402
from grader.sandbox.clocks import cpu_time  # noqa: E402
from tests.classroom import hostile_archives  # noqa: E402

PER_CHILD = 1000


def read_one(reader: Reader, archive: bytes) -> str:
    """Return why an archive can't be read; empty if it can."""
    try:
        question = {"do": "open", "path": "", "limits": [1000, 8 << 20]}
        list(reader.ask(question, archive))
        listed = reader.ask({"do": "list"}, longest=files.LONGEST_LISTING)
        wanted = [path for record in listed for path in json.loads(record.body)]
        question = {"do": "read", "most": 1 << 20}
        list(reader.ask(question, json.dumps(wanted).encode(), longest=1 << 20))
    except Failed as failure:
        return str(failure)
    return ""


def main() -> None:
    """Read damaged archives and print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    chance = random.Random(asked.seed)
    archives = hostile_archives.small_archives()
    reasons: Counter[str] = Counter()
    worst, total = 0.0, 0
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until:
        with Reader(files.ONE) as reader:
            for _ in range(PER_CHILD):
                archive = hostile_archives.mutated(chance.choice(archives), chance)
                before = cpu_time(reader.pid)
                why = read_one(reader, archive)
                after = cpu_time(reader.pid)
                if before is not None and after is not None:
                    worst = max(worst, after - before)
                reasons[re.sub(r"[\d,]+|'.*'|b\".*\"", "#", why) or "read"] += 1
                total += 1
                if "process" in why or "takes more" in why:
                    print(f"{why}: {archive.hex()}")
                    sys.exit(1)
    print(f"{total:,} archives, seed {asked.seed}; at most {1000 * worst:.1f} ms of CPU for one")
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"at most {memory / 1024:.0f} MiB in a child")
    for reason, count in reasons.most_common(40):
        print(f"{count:9,}  {reason[:100]}")


if __name__ == "__main__":
    main()
