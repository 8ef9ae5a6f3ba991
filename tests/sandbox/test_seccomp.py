"""The system call filter, run by an interpreter of its own language: both processors, anywhere."""

import errno
import re
import struct
from pathlib import Path

import pytest

from grader.sandbox import seccomp

I386, RISCV64 = 0x40000003, 0xC00000F3
HEADERS = {
    "x86_64": Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    "aarch64": Path("/usr/include/asm-generic/unistd.h"),
}
# What the interpreter, its threads and bubblewrap's init need; on x86-64 and on aarch64.
NEEDED = {
    "read": (0, 63),
    "write": (1, 64),
    "mmap": (9, 222),
    "futex": (202, 98),
    "execve": (59, 221),
    "wait4": (61, 260),
    "exit_group": (231, 94),
    "getrandom": (318, 278),
    "set_robust_list": (273, 99),
    "rseq": (334, 293),
    "kill": (62, 129),
    "prctl": (157, 167),
}
ALLOWED = seccomp.ALLOW
EPERM = seccomp.ERROR | errno.EPERM
ENOSYS = seccomp.ERROR | errno.ENOSYS
THREAD = 0x3D0F00  # the flags with which glibc starts a thread
FORK = 0x01200011  # and those with which it forks

machines = pytest.mark.parametrize("machine", seccomp.MACHINES)


def run(program: bytes, architecture: int, number: int, *arguments: int) -> int:
    """What the kernel would answer; understands just the operations that the filter uses."""
    given = [*arguments, *[0] * (6 - len(arguments))]
    data = struct.pack("<iIQ6Q", number, architecture, 0, *given)
    steps: list[tuple[int, int, int, int]] = list(struct.iter_unpack("=HBBI", program))
    position = accumulator = 0
    while True:
        operation, if_true, if_false, operand = steps[position]
        position += 1
        if operation == seccomp.LOAD:
            (accumulator,) = struct.unpack_from("<I", data, operand)
        elif operation == seccomp.AND:
            accumulator &= operand
        elif operation == seccomp.RETURN:
            return operand
        else:
            holds = {
                seccomp.JUMP_EQUAL: accumulator == operand,
                seccomp.JUMP_GREATER: accumulator > operand,
                seccomp.JUMP_NOT_LESS: accumulator >= operand,
            }[operation]
            position += if_true if holds else if_false


def ask(machine: str, numbers: tuple[int, int], *arguments: int) -> int:
    found = seccomp.MACHINES[machine]
    return run(seccomp.program(machine), found.audit_arch, numbers[found.column], *arguments)


def ruled(name: str) -> tuple[int, int]:
    """The numbers of a call that has a rule."""
    return next(rule.numbers for rule in seccomp.RULES if rule.name == name)


@machines
def test_program_fits(machine: str) -> None:
    # The kernel takes 4096 steps; the launcher writes it to a pipe that nobody reads yet.
    assert len(seccomp.program(machine)) < 4096


@machines
def test_refused(machine: str) -> None:
    for name, numbers in seccomp.REFUSED.items():
        if numbers[seccomp.MACHINES[machine].column] != seccomp.NONE:
            assert ask(machine, numbers) == EPERM, name


@machines
def test_needed(machine: str) -> None:
    for name, numbers in NEEDED.items():
        assert ask(machine, numbers) == ALLOWED, name


@machines
def test_threads_and_no_processes(machine: str) -> None:
    clone = ruled("clone")
    assert ask(machine, clone, THREAD) == ALLOWED
    assert ask(machine, clone, FORK) == EPERM
    assert ask(machine, clone, 0x4111) == EPERM  # vfork: CLONE_VM | CLONE_VFORK | SIGCHLD
    assert ask(machine, clone, THREAD | 0x10000000) == EPERM  # CLONE_NEWUSER
    assert ask(machine, clone, THREAD << 32) == EPERM  # the kernel looks at the low half
    assert ask(machine, seccomp.MISSING["clone3"]) == ENOSYS


@machines
def test_limits_of_itself_only(machine: str) -> None:
    prlimit = ruled("prlimit64")
    assert ask(machine, prlimit, 0) == ALLOWED
    assert ask(machine, prlimit, 1) == EPERM


@machines
def test_pairs_of_local_sockets_only(machine: str) -> None:
    socketpair = ruled("socketpair")
    assert ask(machine, socketpair, 1) == ALLOWED
    assert ask(machine, socketpair, 2) == EPERM


@machines
def test_no_locks(machine: str) -> None:
    fcntl = ruled("fcntl")
    for command in range(2048):
        is_a_lock = command in (5, 6, 7, 36, 37, 38, 1024)
        assert ask(machine, fcntl, 0, command) == (EPERM if is_a_lock else ALLOWED), command
    assert ask(machine, fcntl, 6, 3) == ALLOWED, "the descriptor is not the command"


@machines
def test_later_calls_do_not_exist(machine: str) -> None:
    for number in (seccomp.NEWEST + 1, 1000, 0x3FFFFFFF):
        assert ask(machine, (number, number)) == ENOSYS


@machines
@pytest.mark.parametrize("architecture", [I386, RISCV64, 0])
def test_other_architectures_are_killed(machine: str, architecture: int) -> None:
    assert run(seccomp.program(machine), architecture, 0) == seccomp.KILL_PROCESS


def test_second_convention_of_x86_64() -> None:
    program = seccomp.program("x86_64")
    x32 = seccomp.MACHINES["x86_64"].x32
    for number in (0, 57, 59, 520):
        assert run(program, seccomp.MACHINES["x86_64"].audit_arch, x32 | number) == ENOSYS


def test_unknown_processor() -> None:
    with pytest.raises(KeyError):
        seccomp.program("riscv64")


@machines
def test_numbers_are_those_of_the_kernel(machine: str) -> None:
    """The table against the kernel's headers, as far as these know the names."""
    header = HEADERS[machine]
    if not header.exists():
        pytest.skip(f"{header} is not installed")
    text = header.read_text()
    known = {
        name: int(number)
        for name, number in re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", text)
    }
    column = seccomp.MACHINES[machine].column
    table = {**seccomp.REFUSED, **seccomp.MISSING, **NEEDED}
    table |= {rule.name: rule.numbers for rule in seccomp.RULES}
    compared = 0
    for name, numbers in table.items():
        if name in known:
            assert numbers[column] == known[name], name
            compared += 1
    assert compared > 60
