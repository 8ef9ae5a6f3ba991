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
at the input, in the order that the statement gives. For the other two you have a function already:
`countSolutions` of `count_solutions` tells no solution, one and several apart. If there is one, any
solver of yours finds it.

Each file is judged alone, so this one needs your `countSolutions` and a solver too. When
`count_solutions` is accepted, the kit copies your `countSolutions` into this file, if you haven't
begun the file yet. Copy a solver yourself: the function of this rung has another name,
`solve_sudoku`, so that `solveSudoku` can stand beside it. There is no speed limit to beat here.""",
    suites=PUZZLE_STRING_SUITES,
    hints=(
        """\
Write the three checks of the input first, one after the other, each with its own `return`. Which
characters does `"²".isdigit()` or `"0".isdigit()` let through? Compare with the characters that
are allowed.""",
        """\
Checking the layout is `valid_sudoku` again. In a file that has masks or sets for rows, columns and
boxes, you can also do it while you fill them: what do you know if a given is already there?""",
        """\
To tell one solution from several you don't have to find all of them. Which limit do you need for
`countSolutions`? What does it return for no solution, for one, and for many? Only one of the three
needs a second search.""",
        """\
With the board as a list of lists, and your own two functions pasted above:

```python
board = [list(puzzle[start : start + 9]) for start in range(0, 81, 9)]
...                                     # the layout
solutions = countSolutions(board, 2)    # 0, 1, or 2 for many
...                                     # the replies for 0 and for 2
solveSudoku(board)
return "".join(map("".join, board))
```""",
    ),
    follows="count_solutions",
    uses="count_solutions",
)
