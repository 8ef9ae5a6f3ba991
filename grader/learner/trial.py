"""Run a submission on inputs that the learner can see, like LeetCode's *Run*; record nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.catalog.exercise import Exercise
from grader.errors import InvalidInput
from grader.judge.case import Case, CaseResult
from grader.judge.judge import Judge
from grader.judge.session import Session, Submission, limits_of
from grader.problems.draw import Example
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Budget
from grader.sudoku import notation, rules
from grader.sudoku.shape import side_of
from grader.sudoku.solver import count_solutions

FOR_ONE_INPUT = Budget(cpu=10.0)
"""The budget for each input; there is no comparison with the reference here."""


@dataclass(frozen=True)
class Input:
    """One input, as the text that `hidden.cases.arguments` takes."""

    name: str
    text: str
    remark: str = ""
    """What is wrong with the learner's own board; empty if nothing is."""
    function: str = ""
    """The function to run, if the problem has several."""


def examples(exercise: Exercise) -> list[Input]:
    """Return the public examples of the exercise's problem."""
    return [
        Input(_titled(example), example.input, function=example.function)
        for example in exercise.problem.examples
        if example.function in exercise.functions
    ]


def _titled(example: Example) -> str:
    """Return an example's name, after that of the function if the problem has several."""
    return f"{example.function}: {example.name}" if example.function else example.name


def own_input(exercise: Exercise, text: str, name: str) -> Input:
    """Return an input that the learner typed.  Raise `InvalidInput`."""
    problem = exercise.problem
    if not problem.takes_board:
        if len(exercise.functions) > 1:
            names = ", ".join(exercise.functions)
            raise InvalidInput(f"say with --function what the input is for: {names}")
        (function,) = exercise.functions
        try:
            problem.function(function).arguments(text)
        except ValueError:
            raise InvalidInput(f"{text!r} is not an input of {function or exercise.name}") from None
        return Input(name, text, function=function)
    try:
        puzzle = notation.parse(text)
    except ValueError as error:
        raise InvalidInput(str(error)) from None
    sizes = {side_of(example.input) for example in exercise.problem.examples}
    if len(sizes) == 1 and side_of(puzzle) not in sizes:
        side = sizes.pop()
        raise InvalidInput(f"{exercise.name} takes boards of {side}×{side} cells")
    return Input(name, puzzle, _remark(puzzle) if problem.fills_board else "")


def own_inputs(exercise: Exercise, text: str) -> list[Input]:
    """Return all inputs in a file's text: one on each line, or boards with empty lines between.

    Lines that start with ``#`` are skipped.  Raise `InvalidInput` with the place.
    """
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    pieces = [line for line in lines if line.strip()]
    if exercise.problem.takes_board and not all(map(_is_board, pieces)):
        blocks = "\n".join(line if line.strip() else "" for line in lines).split("\n\n")
        pieces = [block for block in blocks if block.strip()]
        if not all(map(_is_board, pieces)):
            pieces = ["\n".join(lines)]
    if not pieces:
        raise InvalidInput("the input is empty")
    found = []
    for number, piece in enumerate(pieces, 1):
        try:
            found.append(own_input(exercise, piece, f"board {number}"))
        except InvalidInput as error:
            place = f"board {number}: " if len(pieces) > 1 else ""
            raise InvalidInput(f"{place}{error}") from None
    return found


def try_out(
    exercise: Exercise,
    source: Submission,
    isolation: Isolation,
    inputs: Sequence[Input],
) -> Iterator[CaseResult]:
    """Run the submission on each input in turn; yield one result if the file can't be loaded."""
    limits, functions = limits_of(exercise), exercise.problem.names
    session = Session(source, isolation.start, limits, functions=functions)
    judge = Judge(session)
    try:
        loaded = judge.load()
        if isinstance(loaded, CaseResult):
            yield loaded
            return
        problem = exercise.problem
        for one in inputs:
            function = problem.function(one.function)
            call = function.arguments(one.text)
            case = Case(
                one.name,
                "run",
                (call,),
                function.check,
                function=one.function,
                parameters=function.parameters,
            )
            yield judge.ask(case, FOR_ONE_INPUT)
    finally:
        judge.close()


def _is_board(text: str) -> bool:
    try:
        notation.parse(text)
    except ValueError:
        return False
    return True


def _remark(puzzle: str) -> str:
    """Return what a person should know about a board to understand the answer."""
    repeated = rules.repetitions(notation.to_rows(puzzle))
    if repeated:
        return f"no right answer exists: among the givens, {repeated[0].message}"
    if side_of(puzzle) > 9:
        return ""  # finding all solutions of a large board may take hours
    match count_solutions(puzzle, limit=2):
        case 0:
            return "no right answer exists: these givens have no solution"
        case 1:
            return ""
    return "this board has several solutions, and any of them is right"
