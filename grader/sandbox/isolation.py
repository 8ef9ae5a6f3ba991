"""The level of isolation that a check runs at, chosen by trying what the machine can do."""

import sys
from dataclasses import dataclass
from enum import Enum

from grader.errors import UserError
from grader.sandbox import jail as jail_module
from grader.sandbox.child import PYTHON, WORKER, Child, Launcher, Spawned
from grader.sandbox.jail import NEEDS_LINUX, Jail
from grader.sandbox.process import launch_process

NOT_FOR_STRANGERS = "Fine for your own code; do not grade strangers' code."


class Level(Enum):
    """How well a submission is shut in."""

    PROCESS = "process"
    """A process of its own, with limits: guards against accidents."""
    JAIL = "jail"
    """Shut in by the kernel: guards against malice."""


@dataclass(frozen=True)
class Isolation:
    """A level, how it came to be chosen, and how to start a worker at it."""

    level: Level
    description: str
    launch: Launcher


class TooWeak(UserError):
    """The jail was asked for, and this machine can't provide it; the text says why."""


def choose(wanted: Level | None = None) -> Isolation:
    """The best level that this machine can provide, or the level `wanted`.

    Raises `TooWeak` if that is the jail and there is none.
    """
    if wanted is Level.PROCESS:
        return Isolation(Level.PROCESS, f"process (asked for). {NOT_FOR_STRANGERS}", launch_process)
    from grader.sandbox.probe import probe

    probed = probe()
    if probed.jail is not None:
        return Isolation(Level.JAIL, str(probed), jail_launcher(probed.jail))
    if wanted is Level.JAIL:
        raise TooWeak(probed.detail)
    return Isolation(Level.PROCESS, str(probed), launch_process)


def jail_launcher(jail: Jail) -> Launcher:
    """Starts workers in `jail`."""
    if sys.platform != "linux":
        raise TooWeak(NEEDS_LINUX)
    from grader.sandbox import posix

    def spawn_inside(descriptors: dict[int, int]) -> Spawned:
        launch = jail.launch(PYTHON, WORKER, descriptors.pop(posix.LIFELINE))
        try:
            inherited = {**descriptors, **{number: number for number in launch.pass_fds}}
            child = posix.spawn(tuple(launch.command), inherited)
        except OSError:
            launch.close()
            raise
        try:
            inmates = launch.inmates(child)
        except BaseException:
            jail_module.end(child)
            raise
        return Spawned(child, inmates.worker, inmates.init)

    def launch_jail(memory: int) -> Child:
        return posix.PosixChild(spawn_inside)

    return launch_jail
