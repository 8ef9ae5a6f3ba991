"""Draws the pictures that the README shows: a verdict in the terminal, and the page of its steps.

Run it by hand:  python tests/docs/pictures.py

It judges a wrong solver of the golden corpus with a fixed seed.  The report is printed as the
command line does, on a console that exports SVG; the page is opened in Chromium.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import sync_playwright
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

SOLVER = ROOT / "tests" / "submissions" / "wrong" / "sets" / "box_number_by_sum_of_thirds.py"
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


def photograph(path: Path) -> None:
    """Take a picture of the page that steps through the failure of `SOLVER`."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = Path(folder, "steps.html")
        shutil.copy(SOLVER, Path(folder, "mine.py"))
        command = [sys.executable, "-m", "grader", "trace", "mine.py", "--as", "sets"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        subprocess.run(
            [*command, "--seed", str(SEED), "--html", page.name],
            cwd=folder,
            env=environment,
            check=True,
        )
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        tab = browser.new_page(viewport={"width": 1280, "height": 720})
        tab.goto(page.as_uri())
        tab.locator(".player").wait_for()
        tab.screenshot(path=path)


def main() -> None:
    """Write the pictures into ``.github``."""
    photograph(ROOT / ".github" / "stepper.png")
    console = TextConsole(record=True, width=WIDTH, force_terminal=True)
    draw(console)
    picture = console.export_svg(title="grader check sets", theme=MONOKAI)
    # A viewer's own fixed-width font will do: nothing is fetched from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (ROOT / ".github" / "verdict.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
