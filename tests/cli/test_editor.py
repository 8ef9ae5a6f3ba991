"""An editor's own patterns, as `grader init` writes them, read what check and watch print."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grader.cli.vscode import tasks
from grader.grading import Remark
from grader.report.formats.editor import to_editor
from grader.report.formats.github import Placed
from tests.conftest import ROOT, SUBMISSIONS, Command, Judge, file_name

CHECK, WATCH = json.loads(tasks())["tasks"]
BROKEN = b"class Solution:\n    def solveSudoku(self, board)\n        pass\n"
RUNTIME = b"def solveSudoku(board):\n    for c in range(9):\n        board[0][c + 1]\n"


def found(matcher: dict[str, Any], line: str) -> tuple[str, int, int, str, str]:
    """Return file, line, column, severity and text, as the editor takes them from a line."""
    pattern = matcher["pattern"]
    match = re.search(pattern["regexp"], line)
    assert match, line
    path, row, column, severity, text = (
        match[pattern[name]] for name in ("file", "line", "column", "severity", "message")
    )
    return path, int(row), int(column), severity, text


def test_check_prints_what_the_task_reads(command: Command, workspace: Path) -> None:
    path = f"exercises/{file_name('bitmask')}"
    (workspace / path).write_bytes(BROKEN)
    arguments = [text.replace("${relativeFile}", path) for text in CHECK["args"]]
    result = command(*arguments)
    assert result.returncode == 1
    (line,) = result.stdout.splitlines()
    *place, text = found(CHECK["problemMatcher"], line)
    assert place == [path, 2, 33, "error"]
    assert text.startswith("Syntax Error: ")
    assert "expected ':'" in text


def test_each_kind_of_trouble_has_its_place(judge: Judge) -> None:
    matcher = CHECK["problemMatcher"]
    raised = judge(RUNTIME, only="example-01")
    assert found(matcher, to_editor([Placed(raised, "a b.py")]))[:4] == ("a b.py", 3, 9, "error")
    wrong = judge(b"\n\ndef solveSudoku(board):\n    pass\n", only="example-01")
    assert found(matcher, to_editor([Placed(wrong, "x.py")]))[1:4] == (3, 1, "error")
    right = judge((SUBMISSIONS / "right/whole_board/norvig.py").read_bytes(), only="example-01")
    assert to_editor([Placed(right, "x.py")]) == ""
    slow = right.__class__(**{**vars(right), "remark": Remark("rescan", 3.0, 5, 0.4, 12)})
    assert found(matcher, to_editor([Placed(slow, "x.py")]))[1:4:2] == (5, "warning")


@pytest.mark.posix
def test_watch_prints_what_the_background_task_reads(workspace: Path) -> None:
    background = WATCH["problemMatcher"]["background"]
    begins, ends = (re.compile(background[name]) for name in ("beginsPattern", "endsPattern"))
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "grader", *WATCH["args"], "--poll"],
        cwd=workspace,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as watch:
        try:
            assert watch.stdout is not None
            for line in watch.stdout:
                if "Ctrl-C" in line:
                    break
            (workspace / "exercises" / file_name("bitmask")).write_bytes(BROKEN)
            lines: list[str] = []
            for line in watch.stdout:
                if lines or begins.match(line):
                    lines.append(line)
                if ends.match(line):
                    break
            watch.send_signal(signal.SIGINT)
        finally:
            watch.kill()
    (problem,) = lines[1:-1]
    assert found(WATCH["problemMatcher"], problem)[1:4] == (2, 33, "error")
    assert not begins.match(problem)
    assert "Syntax Error" in lines[-1]
