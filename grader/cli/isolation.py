"""How a command shuts submissions in: ``--isolation``, ``--strict``, ``GRADER_STRICT``."""

import argparse
import os

from grader.errors import UserError
from grader.sandbox.isolation import Isolation, Level, TooWeak, choose


def isolation_wanted(options: argparse.Namespace) -> Isolation:
    """The level that the command line, and ``GRADER_STRICT`` in the environment, ask for."""
    wanted = Level(options.isolation) if options.isolation else None
    if getattr(options, "strict", False) or os.environ.get("GRADER_STRICT", "") not in ("", "0"):
        if wanted is Level.PROCESS:
            raise UserError(
                "--isolation process is less than --strict allows: leave one of them out"
            )
        wanted = Level.JAIL
    try:
        return choose(wanted)
    except TooWeak as reason:
        raise UserError(f"there is no jail here: {reason}; see: grader doctor") from None
