"""The documents are built without a warning: no link leads nowhere, no page is left out."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT

CONFIGURATION = ROOT / "grader" / "docs" / "mkdocs.yml"


def test_the_documents_are_built(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet",
         "--config-file", CONFIGURATION, "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout + built.stderr
    commands = (tmp_path / "reference" / "command-line.html").read_text(encoding="utf-8")
    assert "usage: grader check" in commands
