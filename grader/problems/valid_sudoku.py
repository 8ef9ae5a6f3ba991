"""LeetCode 36, Valid Sudoku: whether no unit of a board has a digit twice."""

from collections.abc import Iterator, Sequence

from grader.problems.answer import Answer, Checked, Finding, Plain, described, in_words
from grader.problems.board_answer import board_of, puzzle_of, with_indices
from grader.problems.board_makers import MAKERS, several_solutions, unsolvable
from grader.problems.doubled_digits import (
    every_pair_of_places,
    pairs_in_no_other_unit,
    with_twice,
)
from grader.problems.draw import Draw, Drawn, Example
from grader.problems.problem import Function, Problem
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.sudoku import notation, rules


def check_valid_sudoku(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Return True if no row, column or box of the board holds a digit twice, else False."""
    puzzle = puzzle_of(sent[0])
    answer = Answer(puzzle=puzzle, value=in_words(returned))
    if type(returned) is not bool:
        return Checked([Finding(f"returned {described(returned)}, not True or False")], answer)
    repeated = rules.repetitions(notation.to_rows(puzzle))
    if returned and repeated:
        first = repeated[0]
        text = f"returned True, but {first.message}"
        return Checked([with_indices(Finding(text, first.cells))], answer)
    if not returned and not repeated:
        text = "returned False, but no row, column or box of this board holds a digit twice"
        return Checked([Finding(text)], answer)
    return Checked([], answer)


KINDS_OF_UNIT = ("row", "column", "box")


def _hardly_any_digit(draw: Draw) -> Iterator[Drawn]:
    grid = draw.full_grid()
    for shown, note in ((0, "no digit at all"), (1, "a single digit"), (9, "a single row")):
        row = draw.random.randrange(9) * 9
        kept = range(row, row + shown)
        text = "".join(symbol if cell in kept else "." for cell, symbol in enumerate(grid))
        yield draw.call(text, note)
    pairs = [draw.random.choice(pairs_in_no_other_unit(kind, 4)) for kind in KINDS_OF_UNIT]
    texts = [with_twice("." * 81, pair, grid[0]) for pair in pairs]
    yield "a digit twice, and nothing else", tuple(draw.arguments(text) for text in texts)


def _twice_in_a_unit(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with one digit twice in one row, column or box, and nothing else wrong.

    Over the nine boards, each of the nine places of a unit is twice one of the two.
    """
    kind = draw.suite.options["unit"]
    puzzles = draw.puzzles("medium", draw.suite.cases)
    chosen = _pairs_over_all_places(draw, kind)
    for number, (puzzle, pair) in enumerate(zip(puzzles, chosen, strict=True), 1):
        digit = draw.random.choice("123456789")
        text = with_twice(puzzle, pair, digit)
        yield draw.call(text, f"{digit} twice in {kind} {number}, and nothing else")


def _pairs_over_all_places(draw: Draw, kind: str) -> list[tuple[int, int]]:
    """Return a pair of each unit; every place within a unit is in two of the pairs."""
    # As places of the first unit; two neighbours of a ring of all the places make a pair.
    cells = sorted({cell for pair in pairs_in_no_other_unit(kind, 0) for cell in pair})
    allowed = set(pairs_in_no_other_unit(kind, 0))
    while True:
        ring = draw.random.sample(cells, 9)
        pairs = [(min(p), max(p)) for p in zip(ring, ring[1:] + ring[:1], strict=True)]
        if allowed.issuperset(pairs):
            break
    indices = [pairs_in_no_other_unit(kind, 0).index(pair) for pair in pairs]
    return [pairs_in_no_other_unit(kind, k)[index] for k, index in enumerate(indices)]


def _shifted_rows(draw: Draw) -> Iterator[Drawn]:
    """Yield boards whose rows are the row above, moved by one cell: only the boxes are wrong."""
    for _ in range(draw.suite.cases):
        digits = "".join(draw.random.sample("123456789", 9))
        grid = "".join(digits[row:] + digits[:row] for row in range(9))
        hidden = draw.random.sample(range(81), draw.random.randrange(20))
        text = "".join("." if cell in hidden else symbol for cell, symbol in enumerate(grid))
        yield draw.call(text, "only the boxes are wrong")


def _one_cell_changed(draw: Draw) -> Iterator[Drawn]:
    for _ in range(draw.suite.cases):
        grid = draw.full_grid()
        cell = draw.random.randrange(81)
        digit = draw.random.choice([other for other in "123456789" if other != grid[cell]])
        yield draw.call(
            grid[:cell] + digit + grid[cell + 1 :], "a full board with one cell changed"
        )


def _valid_and_not_in_turn(draw: Draw) -> Iterator[Drawn]:
    """Yield boards in turn: state left over from one board shows in the next."""
    right, other = draw.puzzles("easy", 2)
    cell = right.index(".")
    wrong = right[:cell] + next(s for s in right[cell // 9 * 9 :] if s != ".") + right[cell + 1 :]
    for note, puzzles in (
        ("the same board twice", (right, right)),
        ("a valid board after one that is not", (wrong, right)),
        ("valid, not valid, valid", (other, wrong, right)),
        ("not valid, valid, not valid", (wrong, right, wrong)),
    ):
        yield note, tuple(draw.arguments(puzzle) for puzzle in puzzles)


PROBLEM = Problem(
    title="Valid Sudoku",
    url="https://leetcode.com/problems/valid-sudoku/",
    statement="""\
Tell whether a Sudoku board is valid so far.

The board comes as a list of nine rows, and each row as a list of nine one-character strings: a
digit from '1' to '9', or '.' for an empty cell. It is valid if

- no row holds a digit twice;
- no column holds a digit twice;
- none of the nine 3×3 boxes holds a digit twice.

Return True if it is valid and False if not. Only the digits that are there count: a valid board
may have many empty cells, and it need not have a solution.""",
    constraints=(
        "board has 9 rows of 9 cells each.",
        "Each cell is a digit from '1' to '9', or '.'.",
    ),
    examples=(
        Example(name="LeetCode's example", input=LEETCODE_EXAMPLE.input, output="True"),
        Example(
            name="an 8 twice in the first column, and in the first box",
            input="83..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            output="False",
        ),
    ),
    functions=(
        Function(
            name="isValidSudoku",
            signature="def isValidSudoku(board: list[list[str]]) -> bool:",
            docstring="Tell whether no row, column or box of the board holds a digit twice.",
            arguments=board_of,
            check=check_valid_sudoku,
        ),
    ),
    makers={
        **MAKERS,
        "every_pair_of_places": every_pair_of_places,
        "hardly_any_digit": _hardly_any_digit,
        "one_cell_changed": _one_cell_changed,
        "several_solutions": several_solutions,
        "shifted_rows": _shifted_rows,
        "twice_in_a_unit": _twice_in_a_unit,
        "unsolvable": unsolvable,
        "valid_and_not_in_turn": _valid_and_not_in_turn,
    },
    takes_board=True,
)
