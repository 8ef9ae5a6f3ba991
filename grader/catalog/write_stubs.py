"""Writes every stub into a folder: ``python -m grader.catalog.write_stubs exercises``.

For contributors, after a catalog entry has changed.
"""

import sys
from pathlib import Path

from grader.catalog import catalog
from grader.catalog.stub import render_stub


def main() -> None:
    """Render all stubs into the folder named on the command line."""
    match sys.argv[1:]:
        case [folder] if Path(folder).is_dir():
            for exercise in catalog.all_exercises():
                text = render_stub(exercise)
                (Path(folder) / f"{exercise.name}.py").write_text(
                    text, encoding="utf-8", newline="\n"
                )
        case _:
            sys.exit("usage: python -m grader.catalog.write_stubs FOLDER (which must be there)")


if __name__ == "__main__":
    main()
