"""The level of isolation that a check runs at, chosen by trying what the machine can do."""

import sys
from dataclasses import dataclass

from grader.errors import UserError
from grader.sandbox import jail as jail_module
from grader.sandbox.child import PYTHON, STARTED, WORKER, Child, Processes, Starter
from grader.sandbox.jail import NEEDS_LINUX, Jail
from grader.sandbox.landlock import Landlock
from grader.sandbox.level import Level as Level
from grader.sandbox.lifeline import kill_when_closed
from grader.sandbox.process import start_process

NOT_FOR_STRANGERS = "Fine for your own code; do not grade strangers' code."


@dataclass(frozen=True)
class Isolation:
    """A level, the reason for the choice, and how to start a worker with it."""

    level: Level
    description: str
    start: Starter
    lowered: bool = False
    """Whether less was asked for than this machine could give."""


class TooWeak(UserError):
    """The wanted level is not available on this machine; the text says why."""


def choose(wanted: Level | None = None) -> Isolation:
    """Return the best level of this machine, or the level `wanted`.

    Raise `TooWeak` if this machine doesn't have the level `wanted`.
    """
    if wanted is Level.PROCESS:
        return Isolation(
            Level.PROCESS,
            f"process (requested). {NOT_FOR_STRANGERS}",
            start_process,
            lowered=sys.platform == "linux",  # to try the others would take longer than this level
        )
    from grader.sandbox.probe import probe

    reasons = []
    for level in (Level.JAIL, Level.LANDLOCK) if wanted is None else (wanted,):
        found = probe(level)
        if found.walls is not None:
            start = (
                start_in_jail(found.walls)
                if isinstance(found.walls, Jail)
                else start_behind_landlock(found.walls)
            )
            lowered = wanted is Level.LANDLOCK and probe(Level.JAIL).walls is not None
            return Isolation(level, str(found), start, lowered)
        reasons.append(found.detail)
    if wanted is not None:
        raise TooWeak(reasons[0])
    return Isolation(
        Level.PROCESS, f"process ({'; '.join(reasons)}). {NOT_FOR_STRANGERS}", start_process
    )


def start_in_jail(jail: Jail) -> Starter:
    """Return a function that starts workers in `jail`."""
    if sys.platform != "linux":
        raise TooWeak(NEEDS_LINUX)
    from grader.sandbox import posix

    def spawn(descriptors: dict[int, int]) -> Processes:
        command = jail.command(PYTHON, STARTED, descriptors.pop(posix.LIFELINE))
        try:
            inherited = {**descriptors, **{number: number for number in command.pass_fds}}
            bubblewrap = posix.spawn(tuple(command.arguments), inherited)
        except OSError:
            command.close()
            raise
        try:
            inmates = command.inmates(bubblewrap)
        except BaseException:
            jail_module.end(bubblewrap)
            raise
        return Processes(bubblewrap, inmates.worker, inmates.init)

    return lambda memory: posix.PosixChild(spawn)


def start_behind_landlock(landlock: Landlock) -> Starter:
    """Return a function that starts workers that isolate themselves."""
    if sys.platform != "linux":
        raise TooWeak(NEEDS_LINUX)
    from grader.sandbox import posix

    command = tuple(landlock.command(PYTHON, WORKER))

    def spawn(descriptors: dict[int, int]) -> Processes:
        worker = posix.spawn(command, descriptors)
        # From outside, because the worker's filter rejects a request for a signal.
        kill_when_closed(descriptors[posix.LIFELINE], worker)
        return Processes(worker, worker)

    def start(memory: int) -> Child:
        return posix.PosixChild(spawn)

    return start
