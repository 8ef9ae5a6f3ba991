"""How many copies in disguise are found, and how many honest programs are taken for copies.

Run it by hand:  python tests/benchmarks/alike.py
"""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.classroom.inside.statements import statements  # noqa: E402
from grader.classroom.similar import LIKE, Program, pairs  # noqa: E402
from tests.classroom.disguises import ALL  # noqa: E402

HONEST = sorted((ROOT / "tests" / "submissions" / "fair").glob("*/*.py"))


def program(name: str, text: str) -> Program:
    """A program of the class."""
    return Program(name, tuple(statements(text.encode())))


def main() -> None:
    """Print the figures."""
    texts = {f"{path.parent.name}/{path.stem}": path.read_text("utf-8") for path in HONEST}
    programs = {name: program(name, text) for name, text in texts.items()}
    print(f"{len(texts)} honest programs; alike from {LIKE:.0%}")
    for name, disguise in ALL.items():
        copies = {one: program("copy", disguise(text, Random(one))) for one, text in texts.items()}
        found = sum(bool(pairs([programs[one], copy])) for one, copy in copies.items())
        print(f"{name:20} {found} of {len(copies)} copies found")
    honest = pairs(list(programs.values()))
    print(f"{len(honest)} of {len(texts) * (len(texts) - 1) // 2:,} honest pairs are alike")
    for pair in honest:
        print(f"  {pair.likeness:.0%} {pair.first.name} and {pair.second.name}")


if __name__ == "__main__":
    main()
