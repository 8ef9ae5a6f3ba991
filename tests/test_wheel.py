"""The kit as people install it: built, put into a fresh environment, used outside the checkout."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT, file_name, full_name


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was made of the unpacked sdist."""
    folder = tmp_path_factory.mktemp("dist")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (source,) = (folder / "unpacked").iterdir()
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=source)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ``grader`` program in an environment of its own.

    The dependencies are those of the environment that runs the tests, so that no network is
    needed; the kit itself comes from the wheel.
    """
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=False, symlinks=True)
    scheme = {"base": str(folder), "platbase": str(folder)}
    libraries = Path(sysconfig.get_path("purelib", "venv", scheme))
    (wheel,) = built.glob("*.whl")
    python = Path(sysconfig.get_path("scripts", "venv", scheme)) / "python"
    _run(sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--quiet",
         "--no-index", str(wheel), cwd=folder)  # fmt: skip
    (libraries / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python.with_name("grader")


def test_the_wheel_holds_the_package_and_the_references_alone(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = [name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name]
    assert {name.split("/")[0] for name in names} == {"grader"}
    references = {Path(name).name for name in names if name.startswith("grader/catalog/solutions/")}
    references.discard(".ruff.toml")  # how they are formatted
    assert references == {path.name for path in (ROOT / "solutions").glob("*.py")}
    for needed in (
        "hidden/pytest.ini",
        "pool/data/hard.txt",
        "catalog/templates/stub.py.j2",
        "report/page/templates/report.html.j2",
        "report/page/templates/style.css",
    ):
        assert f"grader/{needed}" in names
    assert not [name for name in names if name.endswith((".pyc", ".sqlite3"))]


def test_the_sdist_holds_what_a_clone_holds(built: Path) -> None:
    (source,) = (built / "unpacked").iterdir()
    present = {path.name for path in source.iterdir()}
    assert {"exercises", "solutions", "grader", "tests", "pyproject.toml", "README.md"} <= present


def test_installed_it_works_outside_of_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = "import grader; print(grader.__file__)"
    place = subprocess.check_output(
        [installed.with_name("python"), "-c", where], cwd=tmp_path, text=True, env={}
    )
    assert place.startswith(str(installed.parent.parent)), "the installed kit, not the checkout"
    made = _grader(installed, "init", "sudoku", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    folder = tmp_path / "sudoku"
    file = folder / "exercises" / file_name("bitmask")
    file.write_bytes((ROOT / "solutions" / file_name("bitmask")).read_bytes())
    check = _grader(installed, "check", "bitmask", cwd=folder)
    assert check.returncode == 0, check.stdout + check.stderr
    assert (folder / "solutions" / file_name("bitmask")).read_bytes() == file.read_bytes()
    assert f"[x] {full_name('bitmask')}" in _grader(installed, "list", cwd=folder).stdout
    # The prose is wrapped anew, and the code is as it stands.
    title, _, code = file.read_text(encoding="utf-8").rpartition('\n"""\n')
    shown = _grader(installed, "solution", cwd=folder).stdout
    assert shown.startswith(title.partition("\n")[0])
    assert shown.endswith(code)


def _grader(program: Path, *arguments: str, cwd: Path) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [program, *arguments], cwd=cwd, capture_output=True, text=True, env=environment, check=False
    )


def _run(*command: str, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
