"""The documents are built without a warning, and what they show is run.

A comment right above a block of code says what the test makes of it:

    <!-- given: command -->      this command is run first
    <!-- not run: reason -->     the block is left alone
    <!-- file: path -->          the block is written into that file
    <!-- run: python -->         the block is a program to run

Blocks marked ``sh`` are run, page by page, in a copy of the repository; one marked ``text`` right
after one shows lines of what it prints.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from grader.cli.parser import parser
from tests.conftest import PROGRAM, ROOT

DOCS = ROOT / "grader" / "docs"
PAGES = sorted((DOCS / "pages").rglob("*.md"))
TEXTS = [*PAGES, ROOT / "README.md", ROOT / ".github" / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^(?:<!-- ([^\n]*) -->\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(grader [^`]+)`")
SET_UP_BY_CI = ("main job", "tests")
"""Blocks of the README that every run of CI begins with."""
RUN_WITH_A_CLASS = [
    f"how-to/{page}.md"
    for page in ("formats", "github-classroom", "grade-a-class", "gradescope", "send-grades-home")
]
"""Pages whose commands need a class to grade: `test_instructor_pages.py` runs them."""
SHIM = """\
#!/bin/sh
{grader} "$@"
status=$?
# 1 says that something is not accepted, which is often the point.
[ $status -eq 1 ] && exit 0
exit $status
"""


class Block(NamedTuple):
    """A block of code, and the comment above it."""

    comment: str
    language: str
    text: str


def name_of(path: Path) -> str:
    return path.relative_to(DOCS / "pages" if path in PAGES else ROOT).as_posix()


def blocks(path: Path) -> Iterator[Block]:
    for comment, language, text in BLOCK.findall(path.read_text(encoding="utf-8")):
        yield Block(comment, language, text)


def is_run(block: Block) -> bool:
    if block.language != "sh":
        return block.comment == "run: python"
    return block.comment.partition(": ")[0] not in ("not run", "file", *SET_UP_BY_CI)


def test_the_documents_are_built(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet",
         "--config-file", DOCS / "mkdocs.yml", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout + built.stderr
    commands = (tmp_path / "reference" / "command-line.html").read_text(encoding="utf-8")
    assert "usage: grader dev check" in commands
    fields = (tmp_path / "reference" / "json.html").read_text(encoding="utf-8")
    assert "CPU seconds of all cases." in fields


@pytest.fixture
def shell(path: Path, tmp_path: Path, shell_command: str) -> dict[str, str]:
    """A folder to work in, and an environment that has the kit: a copy, if the page changes it."""
    changes_the_kit = "grader dev" in path.read_text(encoding="utf-8")
    for folder in ("exercises", "solutions", *(["grader"] if changes_the_kit else [])):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for folder in ("right", "wrong", "trouble", "hostile"):
        (tmp_path / "tests" / "submissions" / folder).mkdir(parents=True)
    programs = tmp_path / ".programs"
    programs.mkdir()
    grader = shlex.join(PROGRAM) if changes_the_kit else shell_command
    shims = {
        "grader": SHIM.format(grader=grader),
        "python": f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n',
    }
    for name, shim in shims.items():
        (programs / name).write_text(shim, encoding="utf-8")
        (programs / name).chmod(0o755)
    return {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(tmp_path if changes_the_kit else ROOT),
        "NO_COLOR": "1",
    }


@pytest.mark.posix
@pytest.mark.timeout(900)  # a page shows many commands, and the machine may be busy
@pytest.mark.parametrize(
    "path",
    [
        path
        for path in TEXTS
        if name_of(path) not in RUN_WITH_A_CLASS and any(is_run(block) for block in blocks(path))
    ],
    ids=name_of,
)
def test_what_a_page_shows_runs(path: Path, shell: dict[str, str], tmp_path: Path) -> None:
    printed = None
    for block in blocks(path):
        kind, _, more = block.comment.partition(": ")
        if kind == "file":
            (tmp_path / more).write_text(block.text, encoding="utf-8")
        if block.language == "text" and printed is not None:
            shown = [line.strip() for line in block.text.splitlines()]
            assert [line for line in shown if line not in printed] == []
        printed = None
        if is_run(block):
            script = f"{more if kind == 'given' else ''}\n{block.text}"
            if block.language == "python":
                (tmp_path / "shown.py").write_text(block.text, encoding="utf-8")
                script = "python shown.py"
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", script],
                cwd=tmp_path,
                env=shell,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=500,
                check=False,
            )
            assert done.returncode == 0, script + done.stdout + done.stderr
            printed = done.stdout


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_every_command_in_a_text_is_one(path: Path) -> None:
    for command in INLINE.findall(path.read_text(encoding="utf-8")):
        arguments = shlex.split(command, comments=True)[1:]
        if any(argument.isupper() for argument in arguments) or arguments[-1] == "--help":
            continue
        parser().parse_args(arguments)  # or SystemExit


def test_the_rooms_on_the_page_are_those_of_the_import_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (contract,) = [contract for contract in contracts if contract["type"] == "layers"]
    page = (DOCS / "pages" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
    shown = [re.findall(r"`(\w+)`", row) for row in rows]
    assert shown == [layer.split(" | ") for layer in contract["layers"]]


@pytest.mark.parametrize("path", TEXTS[-2:], ids=name_of)
def test_links_to_files_outside_of_the_site_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
