"""The system call filters of the jail and of Landlock: classic BPF programs, built here.

bubblewrap loads the jail's, and the worker itself that of level ``landlock``.  A filter lists what
is rejected, because Python's own needs differ from one C library to the next.  In the jail the
namespaces and the empty file system do most of the work, and the filter removes what they leave:
new processes, memory that no limit counts, other people's processes, and the corners of the kernel
in which holes are found.  Calls that are newer than its table don't exist.

``execve`` stays in the jail, because bubblewrap itself starts the interpreter after loading the
filter.  The jail holds nothing else to execute, and a second interpreter in place of the first
keeps its process id, its limits, its CPU clock and this filter.

It is loaded into the init process of the jail as well; a filter can't be removed again.

At level ``landlock`` there are no namespaces: the worker sees the files and processes of the
machine, and Landlock controls only what is opened.  So that filter rejects more.
"""

import platform
import struct
from collections.abc import Iterator
from errno import ENOSYS, EPERM
from functools import cache
from typing import NamedTuple

from grader.sandbox.level import Unavailable


class Architecture(NamedTuple):
    """The kernel's name of a processor, and its column in the table."""

    audit_arch: int
    column: int
    x32: int = 0
    """First system call number of a second convention on the same processor; 0 for none."""


MACHINES = {
    "x86_64": Architecture(audit_arch=0xC000003E, column=0, x32=0x40000000),
    "aarch64": Architecture(audit_arch=0xC00000B7, column=1),
}

NEWEST = 462
"""`mseal`; numbers above it answer ENOSYS. Above 423 all processors count alike."""

NONE = -1  # the processor doesn't have this call

# System call numbers on x86-64 and on aarch64.
REFUSED = {
    # New processes. Threads come through `clone`, see RULES.
    "fork": (57, NONE),
    "vfork": (58, NONE),
    "execveat": (322, 281),  # executes a file that has no name, in memory
    # Memory outside every address space, so that no limit counts it
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "shmdt": (67, 197),
    "semget": (64, 190),
    "semop": (65, 193),
    "semctl": (66, 191),
    "semtimedop": (220, 192),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # Bytes on the disk that a file's size doesn't show, and memory in pipes
    "fallocate": (285, 47),
    "vmsplice": (278, 75),
    "splice": (275, 76),
    "tee": (276, 77),
    # Kernel memory in locks, which `fcntl` makes too: see RULES.
    "flock": (73, 32),
    # Other processes
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "pidfd_send_signal": (424, 424),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    # The network; `socketpair` stays for asyncio, see RULES.
    "socket": (41, 198),
    "connect": (42, 203),
    "accept": (43, 202),
    "accept4": (288, 242),
    "bind": (49, 200),
    "listen": (50, 201),
    # Namespaces and mounts
    "unshare": (272, 97),
    "setns": (308, 268),
    "chroot": (161, 51),
    "pivot_root": (155, 41),
    "mount": (165, 40),
    "umount2": (166, 39),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "statmount": (457, 457),
    "listmount": (458, 458),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    # Corners of the kernel that a Sudoku solver doesn't need
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "perf_event_open": (298, 241),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "io_setup": (206, 0),
    "fanotify_init": (300, 262),
    "quotactl": (179, 60),
    "syslog": (103, 116),
    "personality": (135, 92),
    "modify_ldt": (154, NONE),
}

# glibc turns to `clone`, whose flags a filter can see, when `clone3` doesn't exist.
MISSING = {"clone3": (435, 435)}

# Calls that only namespaces make harmless: rejected if there are none.
REFUSED_IN_THE_OPEN = {
    # Files found by name, or through a descriptor that is only for reading
    "chmod": (90, NONE),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, NONE),
    "fchown": (93, 55),
    "lchown": (94, NONE),
    "fchownat": (260, 54),
    "utime": (132, NONE),
    "utimes": (235, NONE),
    "futimesat": (261, NONE),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "getxattr": (191, 8),
    "lgetxattr": (192, 9),
    "fgetxattr": (193, 10),
    "listxattr": (194, 11),
    "llistxattr": (195, 12),
    "flistxattr": (196, 13),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "inotify_init": (253, NONE),
    "inotify_init1": (294, 26),
    "inotify_add_watch": (254, 27),
    # Other processes; `kill` and `tgkill` have rules
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "setpriority": (141, 140),
    "sched_setparam": (142, 118),
    "sched_setscheduler": (144, 119),
    "sched_setattr": (314, 274),
    "sched_setaffinity": (203, 122),
    "ioprio_set": (251, 30),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # Other programs: Landlock's own right to execute is not needed then
    "execve": (59, 221),
}
MISSING_IN_THE_OPEN = {"close_range": (436, 436)}

CAPSET = (126, 91)
"""Used before the filter is loaded."""


class Rule(NamedTuple):
    """A call that is rejected for some values of one argument."""

    name: str
    numbers: tuple[int, int]
    argument: int
    """Which argument, from 0; its low 32 bits count."""
    mask: int
    """The bits of it that are compared."""
    values: tuple[int, ...]
    refuses: bool = False
    """Whether these values are rejected; if not, all others are."""


CLONE_THREAD = 0x00010000
CLONE_NEW_NAMESPACES = 0x7E020000
WHOLE = 0xFFFFFFFF
AF_UNIX, SOCK_STREAM = 1, 1
# F_GETLK, F_SETLK, F_SETLKW, the same three for locks of an open file, and F_SETLEASE.
LOCK_COMMANDS = (5, 6, 7, 36, 37, 38, 1024)
FCNTL = (72, 25)
RULES = (
    Rule("clone", (56, 220), 0, CLONE_THREAD | CLONE_NEW_NAMESPACES, (CLONE_THREAD,)),
    Rule("prlimit64", (302, 261), 0, WHOLE, (0,)),  # its own limits only, not those of init
    Rule("socketpair", (53, 199), 0, WHOLE, (AF_UNIX,)),
    Rule("fcntl", FCNTL, 1, WHOLE, LOCK_COMMANDS, refuses=True),
)

OWN_PROCESS = 0xFFFFFFFE
"""A placeholder for the process's own number, which is known only inside it."""
LIFELINE = 3
"""The descriptor whose end ends the worker: it must not be closed or replaced."""
# F_SETFL, which could take the signal off the lifeline; F_SETOWN, F_SETSIG, F_SETOWN_EX, with which
# a pipe signals another process; F_NOTIFY.  `ioctl` can also stop blocking.
SIGNAL_COMMANDS = (4, 8, 10, 15, 1026)
# Requests of Python's own library: is it a terminal, its width, bytes available, don't block, don't
# inherit.
TERMINAL_AND_BLOCKING = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
RULES_IN_THE_OPEN = (
    Rule("kill", (62, 129), 0, WHOLE, (OWN_PROCESS,)),
    Rule("tgkill", (234, 131), 0, WHOLE, (OWN_PROCESS,)),
    Rule("close", (3, 57), 0, WHOLE, (LIFELINE,), refuses=True),
    Rule("dup2", (33, NONE), 1, WHOLE, (LIFELINE,), refuses=True),
    Rule("dup3", (292, 24), 1, WHOLE, (LIFELINE,), refuses=True),
    Rule("fcntl", FCNTL, 1, WHOLE, SIGNAL_COMMANDS, refuses=True),
    Rule("ioctl", (16, 29), 1, WHOLE, TERMINAL_AND_BLOCKING),
    # A datagram socket could send to any other by its name.
    Rule("socketpair", (53, 199), 1, 0xF, (SOCK_STREAM,)),
)

# Offsets in `struct seccomp_data`; both processors are little-endian, so the low half comes first.
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
ARGUMENT_SIZE = 8

LOAD, AND, RETURN = 0x20, 0x54, 0x06
JUMP_EQUAL, JUMP_GREATER, JUMP_NOT_LESS = 0x15, 0x25, 0x35

ALLOW = 0x7FFF0000
KILL_PROCESS = 0x80000000
ERROR = 0x00050000  # or-ed with the error number that the call then gives


@cache
def program(machine: str, *, alone: bool = True) -> bytes:
    """Return the filter for `machine`, as `os.uname` names it: an array of ``struct sock_filter``.

    `alone` says whether the worker has namespaces of its own; if not, `OWN_PROCESS` must be
    replaced by its number.  Raise KeyError for a processor without a column in the table.
    """
    steps = _steps(MACHINES[machine], alone)
    return b"".join(struct.pack("=HBBI", *step) for step in steps)


def check_machine() -> None:
    """Raise `Unavailable` if there is no filter for the processor of this machine."""
    machine = platform.machine()
    if machine not in MACHINES:
        raise Unavailable(f"there is no system call filter for {machine}")


def _steps(machine: Architecture, alone: bool) -> Iterator[tuple[int, int, int, int]]:
    """Instructions: operation, steps to skip if true, steps to skip if false, operand."""
    missing, refused = MISSING, REFUSED
    rules: tuple[Rule, ...] = RULES
    if not alone:
        missing = {**missing, **MISSING_IN_THE_OPEN}
        refused = {**refused, **REFUSED_IN_THE_OPEN}
        rules = (*rules, *RULES_IN_THE_OPEN)
    # A program of another architecture has other numbers, so the rules below don't fit it.
    yield LOAD, 0, 0, ARCHITECTURE
    yield JUMP_EQUAL, 1, 0, machine.audit_arch
    yield RETURN, 0, 0, KILL_PROCESS
    yield LOAD, 0, 0, NUMBER
    if machine.x32:
        yield from _answer(JUMP_NOT_LESS, machine.x32, ERROR | ENOSYS)
    yield from _answer(JUMP_GREATER, NEWEST, ERROR | ENOSYS)
    for numbers in missing.values():
        yield from _answer(JUMP_EQUAL, numbers[machine.column], ERROR | ENOSYS)
    for numbers in refused.values():
        if numbers[machine.column] != NONE:
            yield from _answer(JUMP_EQUAL, numbers[machine.column], ERROR | EPERM)
    for rule in rules:
        if rule.numbers[machine.column] != NONE:
            yield from _ruled(rule, machine)
    yield RETURN, 0, 0, ALLOW


def _ruled(rule: Rule, machine: Architecture) -> list[tuple[int, int, int, int]]:
    position = FIRST_ARGUMENT + ARGUMENT_SIZE * rule.argument
    steps = [(LOAD, 0, 0, position), (AND, 0, 0, rule.mask)]
    for left, value in zip(range(len(rule.values), 0, -1), rule.values, strict=True):
        if rule.refuses:
            steps += _answer(JUMP_EQUAL, value, ERROR | EPERM)
        else:
            steps.append((JUMP_EQUAL, left, 0, value))  # past the rejection
    if not rule.refuses:
        steps.append((RETURN, 0, 0, ERROR | EPERM))
    steps.append((LOAD, 0, 0, NUMBER))  # for the next rule, which may be about the same call
    return [(JUMP_EQUAL, 0, len(steps), rule.numbers[machine.column]), *steps]


def _answer(comparison: int, operand: int, answer: int) -> Iterator[tuple[int, int, int, int]]:
    # Each test has its own return: a jump can't skip more than 255 steps.
    yield comparison, 0, 1, operand
    yield RETURN, 0, 0, answer
