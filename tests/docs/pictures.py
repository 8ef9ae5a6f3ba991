"""Draws the picture of a verdict that the README shows.

Run it by hand:  python tests/docs/pictures.py

It judges a wrong solver of the golden corpus with a fixed seed, and prints the report as the
command line does, on a console that exports SVG.
"""

import re
import sys
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.grading import Task, grade  # noqa: E402
from grader.judge.policy import INTERACTIVE  # noqa: E402
from grader.judge.session import Submission  # noqa: E402
from grader.report.terminal import check as terminal  # noqa: E402
from grader.report.terminal.console import TextConsole  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from grader.why.explain import explain  # noqa: E402

SOLVER = ROOT / "tests" / "submissions" / "wrong" / "sets" / "column_set_not_undone.py"
SEED = 37
WIDTH = 80


def draw(console: Console) -> None:
    """Print the report of `SOLVER` on a console."""
    exercise = catalog.find("sets")
    submission = Submission(
        f"{exercise.name}.py", SOLVER.read_bytes(), exercise.problem.entry_point
    )
    task = Task(exercise, submission, choose(), SEED)
    report = grade(task, INTERACTIVE)
    terminal.show(console, report, failure_shown=False)
    terminal.show_why(console, replace(report, why=explain(task, report)))


def main() -> None:
    """Write the picture into ``.github``."""
    console = TextConsole(record=True, width=WIDTH, force_terminal=True)
    draw(console)
    picture = console.export_svg(title="grader check sets", theme=MONOKAI)
    # A viewer's own fixed-width font will do: nothing is fetched from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (ROOT / ".github" / "verdict.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
