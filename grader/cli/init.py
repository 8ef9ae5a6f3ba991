"""``grader init``."""

import argparse
import os

from grader.catalog import catalog
from grader.catalog.stub import render_stub
from grader.cli.status import ACCEPTED
from grader.cli.vscode import tasks
from grader.errors import UserError

README = """\
# Sudoku Solver, one idea at a time

1. Open `exercises/{first}.py` in your editor, read it, and write your solution.
2. Run `grader check`. It says what is wrong, and on which board. (`grader watch`, left open in a
   terminal, does this each time you save.)
3. Are you stuck? `grader hint`. Do you want to try your own board? `grader run --board ...`
4. When it is accepted, you find the reference in `solutions/`; `grader solution` shows both files.

In Visual Studio Code, run the task *grader: watch*: the line that is wrong is then underlined each
time you save. (*grader: check this file* does it once.)

`grader` alone shows your progress and the next step; `grader --help` lists all commands.
"""
IGNORED = """\
.grader/
__pycache__/
*.backup-*
"""


def make_folder(options: argparse.Namespace) -> int:
    """Make a learner's folder: every stub, a README, a .gitignore and tasks for an editor."""
    folder = options.folder
    files = {
        **{
            os.path.join("exercises", f"{exercise.name}.py"): render_stub(exercise)
            for exercise in catalog.all_exercises()
        },
        "README.md": README.format(first=catalog.names()[0]),
        ".gitignore": IGNORED,
        os.path.join(".vscode", "tasks.json"): tasks(),
    }
    try:
        if os.path.isdir(folder) and os.listdir(folder):
            raise UserError(f"{folder} is not empty: name a new folder")
        for inner in ("exercises", ".vscode"):
            os.makedirs(os.path.join(folder, inner), exist_ok=True)
        for name, text in files.items():
            with open(os.path.join(folder, name), "x", encoding="utf-8") as file:
                file.write(text)
    except OSError as error:
        raise UserError(f"{folder} can't be made: {error.strerror}") from None
    print(f"{folder} is ready: {len(catalog.names())} exercises in {folder}/exercises.")
    print(f"Begin with:  cd {folder}; grader")
    return ACCEPTED
