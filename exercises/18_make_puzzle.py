"""18 · Make a puzzle

Make a Sudoku puzzle, and another one for each seed.

Return a new board as `solveSudoku` gets it: a list of nine rows, and each row a list of
nine one-character strings, a digit from '1' to '9' or '.' for an empty cell. Any board
will do that has these properties:

- it has exactly one solution;
- it has at most 32 givens;
- the same seed gives the same puzzle, in every call and in every process;
- different seeds give different puzzles.

Example:

    37

gives

    . . . | 6 . . | . 9 .
    5 1 6 | . 7 . | . . .
    9 . . | . . 4 | . . .
    ------+-------+------
    . . 8 | 9 . . | 7 . .
    . . . | 3 . . | 4 6 .
    . . 4 | 7 . . | . . 5
    ------+-------+------
    . . 1 | . . . | . 5 .
    . 8 . | . 2 6 | . . .
    . . . | . . . | 3 1 .

Constraints:

- seed is a whole number from 0 to 1,000,000,000.

This rung

A program made every puzzle that you solved. Now you write such a program. There is no
right answer to compare yours with, so it is judged by its *properties*: the kit solves
each of your puzzles itself, and compares those of different seeds.

A puzzle that needs each of its givens is called *minimal*. Yours may have more givens
than it needs; then a remark names one of them. There is no rung to beat, but you ask
for the solutions of fifty to eighty boards for each puzzle: a search in reading order
is too slow for that, and the one of `fewest_candidates` is quick enough.

Check it with:  grader check make_puzzle
"""


def makePuzzle(seed: int) -> list[list[str]]:
    """Return a puzzle with one solution and at most 32 givens, by its seed."""
    raise NotImplementedError("write your solution here, then delete this line")
