"""A puzzle string, with validation and a proof that the solution is the only one."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import PUZZLE_STRING_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="The puzzle string",
    idea="check the input, solve it, and make sure that the solution is the only one",
    track=Track.BEYOND_ONE_BOARD,
    poses="puzzle_string",
    about="""\
LeetCode promises you a proper puzzle; people don't. On this rung you take the puzzle as a
string, and if there is no single answer, you say why. Three of the five replies need only a look
at the input, in the order that the statement gives. The other two need the search, which must go
on when it has found a solution: how else would you know that there is no second one?

There is no speed limit to beat here. Your solver of `bitmask` is a good start.""",
    suites=PUZZLE_STRING_SUITES,
    hints=(
        """\
Write the three checks of the input first, one after the other, each with its own `return`. Which
characters does `"²".isdigit()` or `"0".isdigit()` let through? Compare with the characters that
are allowed.""",
        """\
You can check the layout while you fill the masks from the givens: what do you know if the bit of
a given is already set in the mask of its row, its column or its box?""",
        """\
To tell one solution from several you don't have to find all of them. Two are enough, so stop at
the second. Until then, treat a solution like a dead end: keep it, and go back as if it had
failed. Keep a copy, because going back erases the board.""",
        """\
Let the `True` of `search` mean "stop, I have seen two":

```python
if position == len(empties):
    solutions.append("".join(map("".join, board)))
    return len(solutions) == 2
```

The rest of `search` stays as it is. Afterwards, the length of `solutions` is 0, 1 or 2.""",
    ),
    follows="bitmask",
)
