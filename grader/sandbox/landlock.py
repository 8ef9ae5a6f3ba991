"""Level ``landlock``: a worker isolates itself before it runs anything (Linux, as any user).

This is for machines that forbid a jail's namespaces.  With the kernel's Landlock, the worker can
read the interpreter's files, use the null device, and write nothing.  The filter of
`grader.sandbox.seccomp` rejects what Landlock does not control: other processes, modes and owners
of files, sockets, programs.  `grader/sandbox/inside/landlocked.py` applies both.

The worker has no process namespace, so it can see which files and processes exist.
"""

import marshal
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.sandbox import seccomp
from grader.sandbox.level import Unavailable
from grader.sandbox.runtime import Runtime, find_runtime

SHUTS_ITSELF_IN = Path(__file__).with_name("inside") / "landlocked.py"
NEEDS_LINUX = "Landlock needs Linux"
LOWEST_ABI = 3
"""Linux 6.2.  In earlier versions, a readable file can also be emptied."""
HIGHEST_ABI = 6
"""The newest version that this kit uses; newer kernels support it too."""
CREATE_RULESET = 444
GET_VERSION = 1
NOBODY = 65534
_RUN = "import marshal, sys; exec(marshal.loads(bytes.fromhex(sys.argv[1])))"


@dataclass(frozen=True)
class Landlock:
    """What a worker may reach at this level."""

    abi: int
    """The version of Landlock that is used."""
    runtime: Runtime
    user: int | None
    """The user and group that the worker changes to; None for no change."""

    def command(self, python: Sequence[str], worker: Path) -> list[str]:
        """Return how to isolate `python`, an argument vector that ends with the file `worker`.

        Both scripts are passed as compiled code: compiling them at every start would take as long
        as the isolation.  Raise OSError if `worker` can't be read.
        """
        if sys.platform != "linux":
            raise Unavailable(NEEDS_LINUX)
        walls = {
            "abi": self.abi,
            "directories": self.runtime.directories,
            "emptied": self.runtime.emptied,
            "files": self.runtime.files,
            "user": self.user,
            "filter": seccomp.program(os.uname().machine, alone=False).hex(),
            "capset": seccomp.CAPSET[seccomp.MACHINES[os.uname().machine].column],
        }
        codes = [_compiled(SHUTS_ITSELF_IN), _compiled(worker)]
        return [
            self.runtime.interpreter,
            *python[1:-1],
            "-c",
            _RUN,
            codes[0],
            repr(walls),
            codes[1],
        ]


def _compiled(script: Path) -> str:
    """Return the code of a script, for the same interpreter, as a text."""
    code = compile(script.read_bytes(), str(script), "exec", dont_inherit=True)
    return marshal.dumps(code).hex()


def find() -> Landlock:
    """Find what a worker may reach; takes some 50 ms, so keep it.

    Raise Unavailable, with the reason, if Landlock can't be used.
    """
    if sys.platform != "linux":
        raise Unavailable(f"{NEEDS_LINUX}, this is {sys.platform}")
    seccomp.check_machine()
    abi = kernel_abi()
    if abi < LOWEST_ABI:
        has = f"version {abi}" if abi else "none"
        raise Unavailable(f"the kernel has {has} of Landlock; version {LOWEST_ABI} is needed")
    runtime = find_runtime()
    user = NOBODY if os.geteuid() == 0 and _everybody_can_read(runtime) else None
    return Landlock(min(abi, HIGHEST_ABI), runtime, user)


def kernel_abi() -> int:
    """Return the version of Landlock that the kernel offers; 0 for none."""
    import ctypes

    version = ctypes.CDLL(None).syscall(CREATE_RULESET, None, ctypes.c_size_t(0), GET_VERSION)
    return max(0, int(version))


def _everybody_can_read(runtime: Runtime) -> bool:
    """Return whether another user can read the library, which may be in a private home."""
    return all(
        os.stat(folder).st_mode & 0o001
        for directory in runtime.directories
        for folder in (Path(directory), *Path(directory).parents)
    )
