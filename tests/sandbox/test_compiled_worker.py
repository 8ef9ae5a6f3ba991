"""The worker is started from its compiled file, and never from one that is out of date."""

import sys
from pathlib import Path

import pytest

from grader.sandbox.child import to_start


def test_a_compiled_file_is_used_only_while_it_is_fresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    source = tmp_path / "worker.py"
    source.write_text("print(1)\n", "utf-8")
    assert to_start(source).suffix == ".pyc"
    source.write_text("print(22)\n", "utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert to_start(source) == source
