"""The tree of errors that `grader.errors` draws is the real one."""

import importlib
import pkgutil
import re

import grader
from grader import errors

# `classroom.inside` and `sandbox.inside` run in other processes, with the standard library alone.
ELSEWHERE = re.compile(
    r"grader\.(.*\.inside|__main__|docs|hidden\.test_|sandbox\.windows|dev\.pool)"
)


def subclasses(kind: type[BaseException]) -> set[str]:
    return {kind.__name__}.union(*(subclasses(one) for one in kind.__subclasses__()))


def test_the_drawn_tree_names_every_error() -> None:
    for module in pkgutil.walk_packages(grader.__path__, "grader."):
        if not ELSEWHERE.match(module.name):
            importlib.import_module(module.name)
    drawn = set(re.findall(r"(?:──|^    )\s*([A-Z]\w+)", errors.__doc__ or "", re.MULTILINE))
    assert drawn == subclasses(errors.KitError)
