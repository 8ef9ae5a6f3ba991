"""``grader watch``."""

import argparse

from grader.cli import targets
from grader.cli.isolation import isolation_wanted


def watch(options: argparse.Namespace) -> int:
    """Check each exercise when it is saved, until the learner quits."""
    from grader.watch import loop, plain, terminal

    workspace = targets.workspace()
    named = options.exercise
    first = (targets.exercise_named(named) if named else targets.current()).name
    level = isolation_wanted(options).level
    if options.format == "editor":
        return plain.watch(
            workspace, first, level, poll=options.poll, page=options.page, editor=True
        )
    if terminal.is_there():
        return loop.watch(workspace, first, level, poll=options.poll, page=options.page)
    return plain.watch(workspace, first, level, poll=options.poll, page=options.page)
