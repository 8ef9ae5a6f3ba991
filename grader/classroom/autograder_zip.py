"""Writes the archive that Gradescope takes as an autograder: the kit, two scripts and settings."""

import json
import os
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import metadata

from grader.catalog import catalog
from grader.classroom.autograder import RULES, SETTINGS, Settings
from grader.classroom.local import KIT
from grader.classroom.replacing import replacing
from grader.errors import UserError

DISTRIBUTION = "sudoku-solver-kit"
LEFT_OUT = ("__pycache__", "docs")
"""Folders of the package that judging does not need."""
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
SETUP = """\
#!/usr/bin/env bash
# Gradescope runs this once, when the archive is uploaded.
set -euo pipefail
if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "This needs Python 3.11 or newer: choose the image Ubuntu 24.04." >&2
  exit 1
fi
apt-get update -qq
apt-get install -y -qq python3-venv bubblewrap
python3 -m venv /autograder/venv
/autograder/venv/bin/pip install --quiet -r /autograder/source/requirements.txt
PYTHONPATH=/autograder/source/kit /autograder/venv/bin/python -P -m grader doctor || true
"""
RUN = """\
#!/usr/bin/env bash
# Gradescope runs this for each submission.
folder="${AUTOGRADER:-/autograder}"
export PYTHONPATH="$folder/source/kit"
exec "$folder/venv/bin/python" -P -m grader.classroom.autograder "$folder"
"""


def write(path: str, settings: Settings, rules: bytes | None) -> None:
    """Write the archive, at once or not at all.  `rules` is the text of a rules file."""
    files = {
        "setup.sh": SETUP.encode(),
        "run_autograder": RUN.encode(),
        "requirements.txt": "\n".join((*_requirements(), "")).encode(),
        SETTINGS: json.dumps(settings._asdict(), indent=2).encode(),
    }
    if rules is not None:
        files[RULES] = rules
    with replacing(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            _add(archive, name, data)
        for name, place in _kit():
            with open(place, "rb") as file:
                _add(archive, f"kit/{name}", file.read())


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, FIRST_DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    is_script = data.startswith(b"#!")
    entry.external_attr = (0o755 if is_script else 0o644) << 16
    archive.writestr(entry, data)


def _kit() -> Iterator[tuple[str, str]]:
    """Yield the kit's files: the name in the archive, and the place on the disk."""
    package = os.path.join(KIT, "grader")
    for folder, below, files in os.walk(package):
        below[:] = sorted(set(below) - set(LEFT_OUT))
        for name in sorted(files):
            place = os.path.join(folder, name)
            yield os.path.relpath(place, KIT).replace(os.sep, "/"), place
    for name in catalog.names():
        inside = f"grader/catalog/solutions/{name}.py"
        if not os.path.exists(os.path.join(KIT, inside)):  # a clone keeps them elsewhere
            yield inside, catalog.reference_path(name)


def _requirements() -> list[str]:
    """Return what the kit depends on, without its extras."""
    project = os.path.join(KIT, "pyproject.toml")
    if os.path.exists(project):
        with open(project, "rb") as file:
            found = tomllib.load(file).get("project", {})
        if found.get("name") == DISTRIBUTION:
            return list(found["dependencies"])
    try:
        required = metadata.requires(DISTRIBUTION) or []
    except metadata.PackageNotFoundError:
        raise UserError(
            "it is not known what the kit depends on: install it, or use a clone"
        ) from None
    return [one for one in required if "extra ==" not in one]
