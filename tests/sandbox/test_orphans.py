"""Whether ended processes are collected is found out by trying."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grader.sandbox import orphans
from tests.conftest import ROOT

PROGRAM = "from grader.sandbox.orphans import left_behind; print(left_behind())"
OWN_INIT = ("unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc")


@pytest.mark.skipif(shutil.which("unshare") is None, reason="there is no unshare here")
def test_a_process_1_that_collects_nothing_is_noticed() -> None:
    short = f"from grader.sandbox import orphans; orphans.PATIENCE = 0.2; {PROGRAM}"
    done = subprocess.run(
        [*OWN_INIT, sys.executable, "-c", short],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if "unshare:" in done.stderr:
        pytest.skip(f"no namespaces here: {done.stderr.strip()}")
    assert done.stdout.startswith("python")


def test_where_there_is_no_proc_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: False)
    assert orphans.left_behind() == ""
