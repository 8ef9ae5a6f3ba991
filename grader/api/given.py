"""Tests from a person: what to call, and with which arguments."""

import inspect
from collections.abc import Mapping
from math import isfinite
from typing import Any

from grader.api.travel import Definition
from grader.catalog import catalog
from grader.errors import CannotTravel
from grader.problems.answer import Plain
from grader.sudoku import notation
from grader.sudoku.solver import solve

Test = Mapping[str, Any]
"""``{"input": {"board": …}, "output": …}``: arguments by name, and the expected result."""

SOLVER = "solveSudoku"
LARGEST_CHARACTER = "\uffff"


def entry_point(function: Definition) -> str:
    """Return the name to call: of the function, or of the only public method of a class."""
    if not isinstance(function, type):
        return getattr(function, "__name__", "")
    public = [name for name, value in vars(function).items() if _is_method(name, value)]
    if len(public) != 1:
        names = ", ".join(public) or "none"
        raise CannotTravel(
            f"`{function.__name__}` must have one public method to call; it has {names}"
        )
    return public[0]


def _is_method(name: str, value: object) -> bool:
    return not name.startswith("_") and callable(getattr(value, "__func__", value))


def spelled_out(function: Definition, test: Test, number: int) -> Test:
    """Return a test whose input is a text (``53..7…``) with its argument by name.

    A board becomes a list of rows, and so does its expected solution; if that is missing for a
    function that fills a board, it is found.  Raise `CannotTravel`.
    """
    text = test.get("input") if isinstance(test, Mapping) else None
    if not isinstance(text, str):
        return test
    name = entry_point(function)
    called = getattr(function, name) if isinstance(function, type) else function
    parameters = list(inspect.signature(called).parameters)[isinstance(function, type) :]
    if len(parameters) != 1:
        raise CannotTravel(
            f"the input of test {number} is one text, and {name} takes {len(parameters)} arguments:"
            ' write {"input": {name: value, …}}'
        )
    if any(one.problem.entry_point == name and not one.problem.takes_board
           for one in catalog.all_exercises()):  # fmt: skip
        return {**test, "input": {parameters[0]: text}}
    try:
        puzzle = notation.parse(text)
    except ValueError as error:
        raise CannotTravel(f"the input of test {number}: {error}") from None
    made = {**test, "input": {parameters[0]: _rows(puzzle)}}
    expected = test.get("output")
    if "output" not in test and name == SOLVER and (solution := solve(puzzle)) is not None:
        made["output"] = _rows(solution)
    elif isinstance(expected, str) and len(expected) == len(puzzle):
        made["output"] = _rows(expected)
    return made


def _rows(puzzle: str) -> list[list[str]]:
    return [[*row] for row in notation.to_rows(puzzle)]


def arguments_of(function: Definition, test: Test, number: int) -> tuple[Plain, ...]:
    """Return the arguments of a test in the order of the parameters.  Raise `CannotTravel`."""
    if not isinstance(test, Mapping) or not {"input", "output"} <= set(test):
        raise CannotTravel(f'test {number} must be a dict with the keys "input" and "output"')
    if not isinstance(test["input"], Mapping):
        raise CannotTravel(f'the "input" of test {number} must be a dict: {{"board": …}}')
    called = getattr(function, entry_point(function)) if isinstance(function, type) else function
    bound = inspect.signature(called)
    try:
        first = (None,) if isinstance(function, type) else ()
        arguments = bound.bind(*first, **test["input"])
    except TypeError as error:
        raise CannotTravel(
            f"test {number} does not fit {called.__name__}{bound}: {error}"
        ) from None
    if arguments.kwargs:
        names = ", ".join(arguments.kwargs)
        raise CannotTravel(
            f"{called.__name__} takes {names} by name only: arguments are sent by position"
        )
    values = arguments.args[len(first) :]
    for value in values:
        _must_be_plain(value, number)
    return values


def _must_be_plain(value: object, number: int) -> None:
    match value:
        case None | bool() | int():
            return
        case float() if isfinite(value):
            return
        # The worker reads requests as Python, which counts a pair of surrogates as two characters.
        case str() if all(character <= LARGEST_CHARACTER for character in value):
            return
        case list():
            for item in value:
                _must_be_plain(item, number)
            return
        case dict() if all(isinstance(key, str) for key in value):
            for item in value.values():
                _must_be_plain(item, number)
            return
    raise CannotTravel(
        f"the input of test {number} holds the {type(value).__name__} {value!r}, which can't be"
        " sent to the worker: use finite numbers, plain text, lists, and dicts with strings as keys"
    )
