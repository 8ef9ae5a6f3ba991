"""How a command isolates submissions: ``--isolation``, ``--strict``, ``GRADER_STRICT``."""

import argparse
import os

from grader.errors import UserError
from grader.sandbox.isolation import Isolation, Level, TooWeak, choose


def isolation_wanted(options: argparse.Namespace) -> Isolation:
    """Return the level that the command line, and ``GRADER_STRICT`` in the environment, ask for."""
    wanted = Level(options.isolation) if options.isolation else None
    if getattr(options, "strict", False) or os.environ.get("GRADER_STRICT", "") not in ("", "0"):
        if wanted in (Level.PROCESS, Level.LANDLOCK):
            raise UserError(
                f"--isolation {wanted.value} is less than --strict allows: leave one of them out"
            )
        wanted = Level.JAIL
    try:
        return choose(wanted)
    except TooWeak as reason:
        level = "jail" if wanted is None else wanted.value
        raise UserError(f"the {level} is not available: {reason}; see: grader doctor") from None
