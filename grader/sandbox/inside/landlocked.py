"""Isolates its own process with Landlock and a system call filter, then runs another script.

It runs in the worker's process, before any part of a submission, and never imports the kit.  Its
arguments are its own code, a literal with the walls to build, and the code to run then.  Any error
ends the process: a worker runs isolated, or it does not run.
"""

from __future__ import annotations

import ctypes
import marshal
import os
import sys

TYPE_CHECKING = False  # as in `typing`, which takes too long to import
if TYPE_CHECKING:
    from typing import Any

assert sys.platform == "linux"

# System call numbers, which are the same on every processor
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
PATH_BENEATH = 1

# Everything that Landlock can control, by the version that introduced it
FILE_RIGHTS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}
NETWORK_RIGHTS = {4: 3}
SCOPES = {6: 3}
WRITE_FILE, READ_FILE, READ_DIR = 1 << 1, 1 << 2, 1 << 3

SET_NO_NEW_PRIVILEGES = 38
DROP_FROM_BOUNDING_SET = 24
CHANGE_AMBIENT_SET, CLEAR_ALL = 47, 4
SET_SECCOMP, FILTER_MODE = 22, 2
CAPABILITIES_VERSION = 0x20080522
STEP = 8
"""Bytes of one step of the filter."""
OWN_PROCESS = (0xFFFFFFFE).to_bytes(4, "little")
"""The placeholder in the filter for the number of this process."""

LIFELINE = 3

libc = ctypes.CDLL(None, use_errno=True)


def main() -> None:
    shut_in(eval(sys.argv[2], {"__builtins__": {}}))
    code = marshal.loads(bytes.fromhex(sys.argv[3]))
    # As if the interpreter had been started with that script.
    sys.argv[:] = [code.co_filename]
    globals()["__file__"] = code.co_filename
    exec(code, globals())


def shut_in(walls: dict[str, Any]) -> None:
    """Build the walls; this can't be undone."""
    take_lifeline()
    checked(libc.prctl(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    restrict_files(walls)
    drop_rights(walls)
    load_filter(bytes.fromhex(walls["filter"]))


def take_lifeline() -> None:
    """Open a descriptor with the number that the filter protects, if the parent gave none."""
    try:
        os.fstat(LIFELINE)
    except OSError:
        nothing = os.open(os.devnull, os.O_RDONLY)
        if nothing != LIFELINE:
            os.dup2(nothing, LIFELINE)
            os.close(nothing)


def restrict_files(walls: dict[str, Any]) -> None:
    """Allow only reading the interpreter's files, and using the null device."""
    abi = walls["abi"]
    governed = [up_to(abi, rights) for rights in (FILE_RIGHTS, NETWORK_RIGHTS, SCOPES)]
    # A kernel without the later fields rejects them.
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    attributes = (ctypes.c_uint64 * 3)(*governed)
    ruleset = checked(
        libc.syscall(CREATE_RULESET, ctypes.byref(attributes), ctypes.c_size_t(size), 0)
    )
    for directory in walls["directories"]:
        private = [path for path in walls["emptied"] if os.path.dirname(path) == directory]
        if private:
            # The import system lists this folder, and names of other packages may be seen.
            allow(ruleset, directory, READ_DIR)
            for entry in os.listdir(directory):
                path = f"{directory}/{entry}"
                if path not in private:
                    allow(ruleset, path, READ_FILE)
        else:
            allow(ruleset, directory, READ_FILE | READ_DIR)
    for path in walls["files"]:
        allow(ruleset, path, READ_FILE)
    allow(ruleset, os.devnull, READ_FILE | WRITE_FILE)
    checked(libc.syscall(RESTRICT_SELF, ruleset, 0))
    os.close(ruleset)


def up_to(abi: int, rights: dict[int, int]) -> int:
    """Return everything that this version controls."""
    return sum(bits for version, bits in rights.items() if version <= abi)


def allow(ruleset: int, path: str, rights: int) -> None:
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return  # a link that leads nowhere
    # A packed structure: 64 bits of rights, 32 of the descriptor.
    rule = rights.to_bytes(8, sys.byteorder) + descriptor.to_bytes(4, sys.byteorder)
    checked(libc.syscall(ADD_RULE, ruleset, PATH_BENEATH, rule, 0))
    os.close(descriptor)


def drop_rights(walls: dict[str, Any]) -> None:
    """Change to another user, if requested, and drop every capability."""
    for capability in range(64):
        if libc.prctl(DROP_FROM_BOUNDING_SET, capability, 0, 0, 0) != 0:
            break  # the last one, or not root: then there is nothing that could come back
    user = walls["user"]
    if user is not None:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    checked(libc.prctl(CHANGE_AMBIENT_SET, CLEAR_ALL, 0, 0, 0))
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
    none = (ctypes.c_uint32 * 6)()
    checked(libc.syscall(walls["capset"], ctypes.byref(header), ctypes.byref(none)))


def load_filter(program: bytes) -> None:
    """Make the kernel reject system calls by `program`, an array of steps."""
    steps = program.replace(OWN_PROCESS, os.getpid().to_bytes(4, "little"))

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_uint16), ("steps", ctypes.c_char_p))

    loaded = Program(len(steps) // STEP, steps)
    checked(libc.prctl(SET_SECCOMP, FILTER_MODE, ctypes.byref(loaded), 0, 0))


def checked(result: int) -> int:
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result


if __name__ == "__main__":
    main()
