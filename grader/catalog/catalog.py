"""The exercises: one module of `grader.catalog.rungs` each, in the order of their names."""

import importlib
import os
from functools import cache

from grader.catalog import rungs
from grader.catalog.exercise import Exercise, rung_of
from grader.errors import UnknownExercise

CLASSIC_END = "bitmask"
"""The rung whose boards judge a file that does not say what it is."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all exercises, in order: ``01_whole_board`` and so on."""
    folder = rungs.__path__[0]
    files = (entry.partition(".py") for entry in os.listdir(folder))
    return tuple(sorted(name for name, ending, _ in files if ending and name[:2].isdigit()))


@cache
def load(name: str) -> Exercise:
    """Return the exercise of that exact name, ``05_bitmask`` or ``bitmask``.

    Raise `UnknownExercise`.
    """
    name = next((each for each in names() if name in (each, rung_of(each))), name)
    if name not in names():
        raise UnknownExercise(f"there is no exercise {name!r}; there are: {', '.join(names())}")
    module = importlib.import_module(f"{rungs.__name__}.{name}")
    exercise: Exercise = module.EXERCISE
    return exercise._replace(name=name)


def renumbered(name: str) -> str:
    """Return the name of a rung with today's number; an unknown name as it is."""
    return next((each for each in names() if rung_of(each) == rung_of(name)), name)


def find(text: str) -> Exercise:
    """Return the exercise that a person means by a number, a name or the beginning of one.

    ``5``, ``05``, ``bitmask``, ``05_bitmask`` and ``bitm`` all mean ``05_bitmask``.  Raises
    `UnknownExercise` if none or several answer to `text`.
    """
    wanted = text.strip().lower().removesuffix(".py")
    if any(wanted in (name, rung_of(name)) for name in names()):
        return load(wanted)
    if wanted.isdigit():
        found = [name for name in names() if int(name[:2]) == int(wanted)]
    else:
        found = [name for name in names() if wanted and name.startswith(wanted)]
        found = found or [name for name in names() if wanted and rung_of(name).startswith(wanted)]
    if len(found) == 1:
        return load(found[0])
    if found:
        raise UnknownExercise(f"{text!r} could mean {' or '.join(found)}: write more of the name")
    from difflib import get_close_matches  # only here: `grader list` must start at once

    close = get_close_matches(rung_of(wanted), map(rung_of, names()), 1)
    meant = f"; did you mean {close[0]}?" if close else ";"
    raise UnknownExercise(f"there is no exercise {text!r}{meant} `grader list` shows all of them")


def all_exercises() -> tuple[Exercise, ...]:
    """Every exercise, in order."""
    return tuple(load(name) for name in names())


def reference_path(name: str) -> str:
    """Return the path of an exercise's reference: in the clone, else inside the package."""
    package = os.path.dirname(os.path.abspath(__file__))
    in_clone = os.path.join(os.path.dirname(os.path.dirname(package)), "solutions", f"{name}.py")
    if os.path.isfile(in_clone):
        return in_clone
    return os.path.join(package, "solutions", f"{name}.py")
