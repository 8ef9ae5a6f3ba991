"""``grader completion``, and the answers to the shell's questions."""

import argparse

from grader.catalog import catalog
from grader.cli.status import ACCEPTED

EXERCISE_ARGUMENTS = ("exercise", "rung")
TARGET_ARGUMENTS = ("target", "targets", "files")


def show_completion(options: argparse.Namespace) -> int:
    """Print the shell code for completion."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["grader"], shell=options.shell))
    return ACCEPTED


def complete(commands: argparse.ArgumentParser) -> None:
    """Print what Tab should offer, and exit."""
    import argcomplete
    from argcomplete.completers import FilesCompleter

    files = FilesCompleter(["py"])

    def exercises(prefix: str, **_: object) -> list[str]:
        return [name for name in catalog.names() if name.startswith(prefix)]

    def exercises_and_files(prefix: str, **_: object) -> list[str]:
        return [*exercises(prefix), *files(prefix)]

    for action in _actions(commands):
        if action.dest in EXERCISE_ARGUMENTS:
            action.completer = exercises  # type: ignore[attr-defined]
        elif action.dest in TARGET_ARGUMENTS:
            action.completer = exercises_and_files  # type: ignore[attr-defined]
    argcomplete.autocomplete(commands, always_complete_options=False)


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    found = []
    for action in parser._actions:
        found.append(action)
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                found.extend(_actions(command))
    return found
