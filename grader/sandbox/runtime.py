"""The files that a worker reads: the interpreter, its library and their shared libraries.

The levels ``landlock`` and ``jail`` give it only these.
"""

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from grader.sandbox.level import Unavailable

# Extension modules that a submission doesn't need: windows, terminals, databases, network.
# Their libraries stay outside; each would be one more file to mount at every start of a jail.
LEFT_OUT = ("_tkinter", "_curses", "readline", "_dbm", "_gdbm", "_sqlite3", "_ssl", "nis")


@dataclass(frozen=True)
class Runtime:
    """Paths without symbolic links."""

    interpreter: str
    directories: tuple[str, ...]
    """Those of the standard library."""
    emptied: tuple[str, ...]
    """Directories in `directories` that a worker must not read: other people's packages."""
    files: tuple[str, ...]
    """Shared libraries, and the index by which the loader finds them."""


def find_runtime() -> Runtime:
    """Find what the running interpreter needs; takes some 50 ms, so keep it.

    Raise Unavailable, with the reason, if that is not possible.
    """
    extensions = [Path(entry) for entry in sys.path if Path(entry).name == "lib-dynload"]
    directories = {os.path.realpath(Path(os.__file__).parent)}
    for entry in extensions:
        if not any(entry.resolve().is_relative_to(directory) for directory in directories):
            directories.add(os.path.realpath(entry))
    emptied = [
        str(packages)
        for directory in sorted(directories)
        for packages in (Path(directory, "site-packages"), Path(directory, "dist-packages"))
        if packages.is_dir()
    ]
    libraries = set(_libraries(interpreter(), extensions))
    if Path("/etc/ld.so.cache").exists():
        libraries.add("/etc/ld.so.cache")
    return Runtime(
        interpreter(), tuple(sorted(directories)), tuple(emptied), tuple(sorted(libraries))
    )


def interpreter() -> str:
    """Return the file of the interpreter, behind any virtual environment and symbolic link."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def _libraries(executable: str, extensions: list[Path]) -> list[str]:
    """Every shared library that the interpreter and its extension modules load."""
    import subprocess

    found = []
    for directory in extensions:
        modules = [
            f"./{module.name}"
            for module in sorted(directory.glob("*.so"))
            if not module.name.startswith(LEFT_OUT)
        ]
        # Asks the loader itself, which executes nothing here and lists what it would load (it is
        # what ldd does). Relative names, because spaces separate them.
        environment = {"LD_TRACE_LOADED_OBJECTS": "1", "LD_PRELOAD": ":".join(modules)}
        listed = subprocess.run(
            [executable], env=environment, cwd=directory, capture_output=True, check=False
        )
        lines = os.fsdecode(listed.stdout).splitlines()
        found += [match[1] for line in lines if (match := re.search(r"(/.*) \(0x", line))]
    paths = [os.path.normpath(path) for path in found if not path.startswith("./")]
    if not paths:
        # A static interpreter has no loader to ask; one that is not glibc's can't answer.
        raise Unavailable(f"the shared libraries of {executable} could not be found")
    return [path for path in paths if Path(path).is_file()]
