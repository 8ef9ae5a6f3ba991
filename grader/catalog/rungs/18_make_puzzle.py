"""The other way round: make a puzzle that has one solution."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import MAKE_PUZZLE_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Make a puzzle",
    idea="the other way round: fill a grid, then take away what the one solution doesn't need",
    track=Track.SOMEWHERE_ELSE,
    poses="make_puzzle",
    about="""\
A program made every puzzle that you solved. Now you write such a program. There is no right answer
to compare yours with, so it is judged by its *properties*: the kit solves each of your puzzles
itself, and compares those of different seeds.

A puzzle that needs each of its givens is called *minimal*. Yours may have more givens than it
needs; then a remark names one of them. There is no rung to beat, but you ask for the solutions of
fifty to eighty boards for each puzzle: a search in reading order is too slow for that, and the one
of `fewest_candidates` is quick enough.""",
    suites=MAKE_PUZZLE_SUITES,
    hints=(
        """\
How can you be sure that a puzzle has a solution? Have the solution first. Then you only have to be
sure that there is no other one.""",
        """\
`random.Random(seed)` is a generator of random numbers of its own: the same seed gives the same
numbers, whatever else was called before. Fill an empty board with one of your solvers, but let the
generator shuffle the digits that a cell tries, or the order of the cells. In a fixed order you
would get the same grid each time.""",
        """\
Take the digit out of a random cell, and count the solutions, at most two, as on
`count_solutions`. If there are two, put the digit back; it is never worth a second try. Go on with
the next cell, until 32 givens are left, or until all 81 cells have been tried. Count with a search
that takes the cell with the fewest candidates.""",
        """\
The whole plan:

```python
def makePuzzle(seed):
    random = Random(seed)
    board = random_grid(random)                  # your solver, on an empty board, in random order
    for cell in random.sample(range(81), 81):
        row, col = divmod(cell, 9)
        digit, board[row][col] = board[row][col], "."
        if number_of_solutions(board, 2) > 1:
            board[row][col] = digit
    return board
```

`number_of_solutions(board, limit)` is your search with a counter in place of `return True`: it
goes on after a solution as after a dead end, and stops at the limit. It must leave the board as it
was.""",
    ),
    follows="fewest_candidates",
)
