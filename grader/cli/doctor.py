"""``grader doctor``."""

import argparse
import importlib.metadata
import platform
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.table import Table

import grader
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import choose
from grader.sandbox.level import PROMISES, Level
from grader.sandbox.orphans import left_behind
from grader.sandbox.probe import Probed, probe

PACKAGES = ("pytest", "pytest-timeout", "hypothesis", "jinja2", "rich", "watchfiles")

UBUNTU_RESTRICTION = Path("/proc/sys/kernel/apparmor_restrict_unprivileged_userns")
UBUNTU_REMEDY = """\
On Ubuntu 24.04 and later, a program needs an AppArmor profile to create user namespaces.
To give bubblewrap one, put these lines into /etc/apparmor.d/bwrap

    abi <abi/4.0>,
    include <tunables/global>
    profile bwrap /usr/bin/bwrap flags=(unconfined) {
      userns,
    }

and run: sudo systemctl reload apparmor"""
CONTAINER_REMEDY = """\
This seems to be a container whose runtime forbids new namespaces. Run the grader outside it, or
start the container with --security-opt seccomp=unconfined --security-opt apparmor=unconfined
--security-opt systempaths=unconfined (Docker and Podman). Then the jail protects the machine."""
INSTALL_REMEDY = """\
Install bubblewrap: sudo apt install bubblewrap (Debian, Ubuntu), dnf install bubblewrap (Fedora),
pacman -S bubblewrap (Arch)."""
ORPHANS_REMEDY = """\
Ended processes remain here: process 1 ({}) never removes them, as an init process would. Verdicts
are not affected, but a long run fills the process table. Start the container with an init process
(docker run --init)."""
OTHER_SYSTEM = """\
The jail needs Linux. Here each submission runs in a separate process, with limits on time, memory
and output. That is good enough for your own code."""


def examine(options: argparse.Namespace) -> int:
    """Print versions, the level of isolation and, if it is not the jail, how to get it."""
    console = TextConsole()
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_row("kit", grader.__version__)
    table.add_row("Python", f"{platform.python_version()} ({sys.executable})")
    table.add_row("system", f"{platform.system()} {platform.release()} {platform.machine()}")
    for package in PACKAGES:
        table.add_row(package, importlib.metadata.version(package))
    # Without the cache: the user may have just changed something.
    found = {level: probe(level, fresh=True) for level in (Level.JAIL, Level.LANDLOCK)}
    chosen = choose()
    table.add_row("isolation", chosen.description)
    console.print(table)
    console.print("\nIsolation levels, the strongest first; a check uses the first that is there:")
    console.print(_levels(found))
    console.print("--isolation LEVEL chooses one; --strict accepts only the jail.")
    collector = left_behind()
    if collector:
        console.print(f"\n{ORPHANS_REMEDY.format(collector)}", soft_wrap=True)
    if chosen.level is Level.JAIL:
        console.print("\nReady for anyone's code.")
        return ACCEPTED
    console.print(f"\n{_remedy(found[Level.JAIL])}", soft_wrap=True)
    return NOT_ACCEPTED


def _levels(found: Mapping[Level, Probed]) -> Table:
    """Return a line for each level: whether this machine has it, and its use."""
    table = Table.grid(padding=(0, 2))
    for level, promise in PROMISES.items():
        is_here = level not in found or found[level].walls is not None
        table.add_row(f"  {level.value}", "here" if is_here else "no", promise)
    return table


def _remedy(found: Probed) -> str:
    if sys.platform != "linux":
        return OTHER_SYSTEM
    if shutil.which("bwrap") is None:
        return INSTALL_REMEDY
    if UBUNTU_RESTRICTION.exists() and UBUNTU_RESTRICTION.read_text().strip() == "1":
        return UBUNTU_REMEDY
    if Path("/.dockerenv").exists() or Path("/run/.containerenv").exists():
        return CONTAINER_REMEDY
    return f"bubblewrap is installed, but the jail does not work: {found.detail}"
