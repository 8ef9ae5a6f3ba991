"""A practice kit and autograder for LeetCode 37, *Sudoku Solver*.

In a notebook or a script::

    from grader import check, evaluate_test_case, evaluate_test_cases, trace
"""

# Not from `typing`: with `python -m grader` the working folder is still first on the path here, and
# its `typing.py` would run.  Type checkers know the name.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from grader.api.checking import check as check
    from grader.api.evaluating import evaluate_test_case as evaluate_test_case
    from grader.api.evaluating import evaluate_test_cases as evaluate_test_cases
    from grader.api.hinting import hint as hint
    from grader.api.stepping import trace as trace

__version__ = "0.1.0"

_LATE = {
    "check": "grader.api.checking",
    "evaluate_test_case": "grader.api.evaluating",
    "evaluate_test_cases": "grader.api.evaluating",
    "hint": "grader.api.hinting",
    "trace": "grader.api.stepping",
}


def __getattr__(name: str) -> object:
    """Import the functions for notebooks when they are asked for: ``grader list`` needs none."""
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATE[name]), name)
