"""One process that judges many submissions, as a course platform would run it."""

import tempfile
from pathlib import Path

import pytest

from tests.benchmarks.footprint import footprint
from tests.conftest import ROOT, Judge, file_name

# A right one, one that dies and one that ends by a limit: each leaves its worker in another way.
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
DIES = "import os\ndef solveSudoku(board): os._exit(3)"
FLOODS = "def solveSudoku(board):\n while True: print('flood' * 10_000)"


@pytest.mark.linux
@pytest.mark.slow
def test_thirty_checks_leave_nothing_behind(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    judge(RIGHT, only="easy-01")  # what is imported and remembered once
    before = footprint()
    for text in (RIGHT, DIES, FLOODS) * 10:
        judge(text, only="easy-01")
    after = footprint()
    assert after.descriptors == before.descriptors
    assert after.processes == before.processes
    assert after.files == before.files == 0
    assert after.memory - before.memory < 16 << 20
