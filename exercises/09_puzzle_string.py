"""09 · The puzzle string

Solve a Sudoku puzzle that a person typed in, or say what is wrong with it.

The puzzle is a string, row by row from top to bottom and from left to right, with '1'
to '9' for a digit and '.' for an empty cell. A proper puzzle has 81 characters and
exactly one solution: return the solved puzzle as a string of 81 digits in the same
order. For anything else, return the first of these texts that applies:

- 'invalid characters' if the string holds anything but '1' to '9' and '.'
- 'invalid length' if it has more or fewer than 81 characters
- 'invalid layout' if a row, a column or a box holds a digit twice
- 'unsolvable' if there is no solution
- 'multiple solutions' if there is more than one

Example:

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

gives

    534678912672195348198342567859761423426853791713924856961537284287419635345286179

Constraints:

- puzzle is a string of any length, the empty string included.
- The texts above are in the order of the checks.

This rung

LeetCode promises you a proper puzzle; people don't. On this rung you take the puzzle as
a string, and if there is no single answer, you say why. Three of the five replies need
only a look at the input, in the order that the statement gives. For the other two you
have a function already: `countSolutions` of `count_solutions` tells no solution, one
and several apart. If there is one, any solver of yours finds it.

Each file is judged alone, so this one needs your `countSolutions` and a solver too.
When `count_solutions` is accepted, the kit copies your `countSolutions` into this file,
if you haven't begun the file yet. Copy a solver yourself: the function of this rung has
another name, `solve_sudoku`, so that `solveSudoku` can stand beside it. There is no
speed limit to beat here.

Check it with:  grader check puzzle_string
"""


def solve_sudoku(puzzle: str) -> str:
    """Return the solved puzzle, or why there is no single answer."""
    raise NotImplementedError("write your solution here, then delete this line")
