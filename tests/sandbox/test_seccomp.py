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
    steps = list(struct.iter_unpack("=HBBI", program))
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


def ask(machine: str, numbers: tuple[int, int], *arguments: int, alone: bool = True) -> int:
    found = seccomp.MACHINES[machine]
    program = seccomp.program(machine, alone=alone)
    return run(program, found.audit_arch, numbers[found.column], *arguments)


def ruled(name: str) -> tuple[int, int]:
    """The numbers of a call that has a rule."""
    rules = (*seccomp.RULES, *seccomp.RULES_IN_THE_OPEN)
    return next(rule.numbers for rule in rules if rule.name == name)


@machines
def test_program_fits(machine: str) -> None:
    # The kernel takes 4096 steps; the launcher writes it to a pipe that nobody reads yet.
    assert len(seccomp.program(machine)) < 4096
    assert len(seccomp.program(machine, alone=False)) < 8 * 4096


@machines
def test_refused(machine: str) -> None:
    for name, numbers in seccomp.REFUSED.items():
        if numbers[seccomp.MACHINES[machine].column] != seccomp.NONE:
            assert ask(machine, numbers) == EPERM, name


@machines
def test_needed(machine: str) -> None:
    for name, numbers in NEEDED.items():
        assert ask(machine, numbers) == ALLOWED, name
        if name not in ("execve", "kill"):
            assert ask(machine, numbers, alone=False) == ALLOWED, name


@machines
def test_without_namespaces_all_that_and_more_is_refused(machine: str) -> None:
    for name, numbers in {**seccomp.REFUSED, **seccomp.REFUSED_IN_THE_OPEN}.items():
        if numbers[seccomp.MACHINES[machine].column] != seccomp.NONE:
            assert ask(machine, numbers, alone=False) == EPERM, name
    for name, numbers in {**seccomp.MISSING, **seccomp.MISSING_IN_THE_OPEN}.items():
        assert ask(machine, numbers, alone=False) == ENOSYS, name


@machines
@pytest.mark.parametrize("call", ["kill", "tgkill"])
def test_only_the_process_itself_can_be_signalled(machine: str, call: str) -> None:
    assert ask(machine, ruled(call), seccomp.OWN_PROCESS, alone=False) == ALLOWED
    for other in (0, 1, 4711, 0xFFFFFFFF, 0xFFFFFFFF - 4711, seccomp.OWN_PROCESS - 1):
        assert ask(machine, ruled(call), other, alone=False) == EPERM, other


@machines
def test_the_lifeline_can_not_be_let_go(machine: str) -> None:
    assert ask(machine, ruled("close"), 3, alone=False) == EPERM
    assert ask(machine, ruled("close"), 4, alone=False) == ALLOWED
    for call in ("dup2", "dup3"):
        if ruled(call)[seccomp.MACHINES[machine].column] != seccomp.NONE:
            assert ask(machine, ruled(call), 5, 3, alone=False) == EPERM, call
            assert ask(machine, ruled(call), 3, 5, alone=False) == ALLOWED, call
    for command in range(2048):
        refused = command in (4, 5, 6, 7, 8, 10, 15, 36, 37, 38, 1024, 1026)
        expected = EPERM if refused else ALLOWED
        assert ask(machine, ruled("fcntl"), 9, command, alone=False) == expected, command


@machines
def test_sockets_that_reach_their_pair_only(machine: str) -> None:
    stream, datagram, closes_on_exec = 1, 2, 0o2000000
    socketpair = ruled("socketpair")
    assert ask(machine, socketpair, 1, stream | closes_on_exec, alone=False) == ALLOWED
    assert ask(machine, socketpair, 1, datagram, alone=False) == EPERM
    assert ask(machine, socketpair, 2, stream, alone=False) == EPERM


@machines
def test_devices_answer_harmless_questions_only(machine: str) -> None:
    ioctl = ruled("ioctl")
    assert ask(machine, ioctl, 0, 0x5421, alone=False) == ALLOWED  # FIONBIO
    for request in (0x5412, 0x8901, 0x8902, 0x40086602, 0x5452):
        assert ask(machine, ioctl, 0, request, alone=False) == EPERM, hex(request)


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
    table = {**seccomp.REFUSED, **seccomp.REFUSED_IN_THE_OPEN, **NEEDED}
    table |= {**seccomp.MISSING, **seccomp.MISSING_IN_THE_OPEN, "capset": seccomp.CAPSET}
    table |= {rule.name: rule.numbers for rule in (*seccomp.RULES, *seccomp.RULES_IN_THE_OPEN)}
    compared = 0
    for name, numbers in table.items():
        if name in known:
            assert numbers[column] == known[name], name
            compared += 1
    assert compared > 60
