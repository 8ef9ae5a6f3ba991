"""Draws the cases of a rung's suites from a seed.

Every suite has a generator of its own, made from the seed and the suite's name, so a case stays
the same when other suites are added.  No answer is drawn along with a board: whatever comes back
is judged by the rules.
"""

from grader.catalog.exercise import Exercise
from grader.judge.case import Case


def draw_cases(exercise: Exercise, seed: int) -> list[Case]:
    """Return all cases of the exercise, in order."""
    problem = exercise.problem
    cases = []
    for suite in exercise.suites:
        function = problem.function(suite.function)
        cases += [
            Case(
                id=f"{suite.name}-{number:02}",
                suite=suite.name,
                calls=calls,
                check=function.check,
                limit=suite.limit,
                race=suite.race and suite.race._replace(beats=exercise.beats or ""),
                note=note,
                function=suite.function,
                compare=function.compare,
                apart=suite.apart,
                parameters=function.parameters,
            )
            for number, (note, calls) in enumerate(problem.draw(suite, seed), 1)
        ]
    return cases
