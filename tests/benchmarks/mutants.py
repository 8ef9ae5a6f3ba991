"""All mutants of all rungs: the numbers for the documents, and the explanations.

Run it by hand:  python tests/benchmarks/mutants.py RESULTS [--jobs N] [--explain]

It does what `grader dev mutants --results RESULTS` does, and prints the sums: mutants, refused,
equivalent by reason, and what is left.  `--explain` writes the mutants that count as equivalent
into `grader/dev/mutants/explained.toml`, with the reason that the search gave for each.

Ends with status 1 if something is left.
"""

import argparse
import os
import re
import sys
import time
from collections import Counter
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.dev.clone import find_clone  # noqa: E402
from grader.dev.mutants import explained  # noqa: E402
from grader.dev.mutants.results import Fate, Results  # noqa: E402
from grader.dev.mutants.run import Judged, Run  # noqa: E402
from grader.dev.mutants.table import fate, table  # noqa: E402


def main() -> None:
    """Judge what is left, and print the sums."""
    parser = argparse.ArgumentParser(description="How strong the hidden tests are.")
    parser.add_argument("results", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--explain", action="store_true", help="write the explanations")
    options = parser.parse_args()
    started = time.monotonic()
    run = Run(find_clone(), catalog.names(), Results(options.results))
    for number, _ in enumerate(run.judge(options.jobs), 1):
        print(f"\r{number:,}", end="", file=sys.stderr, flush=True)
    judged = run.judged()
    if options.explain:
        explained.FILE.write_text(explained.rendered(explanations(judged)), encoding="utf-8")
        run = Run(find_clone(), catalog.names(), Results(options.results))
        judged = run.judged()
    Console(width=150).print(table(judged))
    fates = Counter(fate(result, told) for _, result, told in judged)
    for one in Fate:
        print(f"{one.value:>17}  {fates[one]:,}")
    reasons = Counter(kind(one) for one in judged if kind(one))
    for reason, count in reasons.most_common():
        print(f"{'equivalent':>17}  {count:,}: {reason}")
    verdicts = Counter(one.result.verdict for one in judged if one.result and one.result.killers)
    print("the verdict with the first seed:", dict(verdicts.most_common()))
    defects = run.defects()
    print(f"{len(judged):,} mutants, {len(defects)} defects, {time.monotonic() - started:.0f} s")
    for defect in defects:
        print(f"  {defect}")
    sys.exit(1 if defects else 0)


def explanations(judged: list[Judged]) -> list[tuple[str, str, str]]:
    """Return the rung, the name and the reason of every mutant that counts as equivalent."""
    known = explained.explanations()
    return [
        (catalog.load(mutant.rung).rung, mutant.name, result.reason or known[mutant.name])
        for mutant, result, told in judged
        if result is not None and fate(result, told) is Fate.EQUIVALENT
    ]


def kind(one: Judged) -> str:
    """Return the reason why a mutant counts as equivalent, without its figures."""
    if one.result is None or fate(one.result, one.explained) is not Fate.EQUIVALENT:
        return ""
    reason = one.result.reason or explained.explanations()[one.mutant.name]
    return re.sub(r"\d[\d,]*", "N", reason)


if __name__ == "__main__":
    main()
