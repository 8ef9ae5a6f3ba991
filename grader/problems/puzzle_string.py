"""A puzzle as a string of 81 characters: solve it, or say what is wrong."""

from collections.abc import Iterator, Sequence

from grader.problems import faults
from grader.problems.answer import Answer, Checked, Finding, Plain, described, in_words
from grader.problems.board_answer import broken_rules
from grader.problems.board_makers import MAKERS, several_solutions, with_wrong_digit
from grader.problems.doubled_digits import (
    every_pair_of_places,
    pairs_in_no_other_unit,
    with_twice,
)
from grader.problems.draw import Draw, Drawn, Example
from grader.problems.problem import Function, Problem
from grader.problems.sudoku_solver import HARD, LEETCODE_EXAMPLE, MEDIUM, URL
from grader.sudoku import notation
from grader.sudoku.shape import EMPTY, SYMBOLS, peers
from grader.sudoku.solver import solve


def check_puzzle_string(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for the 81 solved characters, or for the exact words for what is wrong."""
    puzzle = str(sent[0])
    value = in_words(returned)
    if len(puzzle) == 81 and set(puzzle) <= {*SYMBOLS[:9], EMPTY}:
        answer = Answer(puzzle=puzzle, value=value)
    else:
        answer = Answer(given=repr(puzzle), value=value)
    if not isinstance(returned, str):
        return Checked([Finding(f"returned {described(returned)}, not a string")], answer)
    problem = faults.problem_with(puzzle)
    if problem is not None:
        if returned == problem:
            return Checked([], answer)
        if len(returned) == len(puzzle) == 81 and set(returned) <= {*SYMBOLS[:9]}:
            rows = tuple(tuple(row) for row in notation.to_rows(returned))
            shown = Answer(answer.puzzle, rows, answer.given)
            return Checked([Finding(f"returned 81 digits; this puzzle is {problem!r}")], shown)
        return Checked([Finding(f"returned {returned!r}; this puzzle is {problem!r}")], answer)
    if returned in faults.PROBLEMS:
        finding = Finding(f"returned {returned!r}; this puzzle has exactly one solution")
        return Checked([finding], answer)
    if len(returned) != len(puzzle):
        text = f"returned {len(returned)} characters; the solution has {len(puzzle)}"
        return Checked([Finding(text)], answer)
    rows = tuple(tuple(row) for row in notation.to_rows(returned))
    found = broken_rules(puzzle, rows)
    return Checked(found, Answer(puzzle=puzzle, rows=rows))


BAD_CHARACTERS = (
    (" ", "a space"),
    ("\n", "a line feed"),
    ("\t", "a tab"),
    ("\0", "the character of code 0"),
    ("0", "a zero"),
    ("١", "an Arabic digit"),
    ("²", "a superscript digit"),
    ("１", "a wide digit"),
    ("x", "a letter"),
    ("A", "a capital letter"),
    ("-", "a dash"),
)
"""Characters that a careless test takes for a digit, a full stop or nothing."""


def _invalid_characters(draw: Draw) -> Iterator[Drawn]:
    """Yield one bad character: at the ends, inside, and as an extra one at either end."""
    puzzle = draw.puzzles("easy", 1, 1_000)[0]
    for bad, name in BAD_CHARACTERS:
        cell = 1 + draw.random.randrange(79)
        texts = (
            bad + puzzle[1:],
            puzzle[:cell] + bad + puzzle[cell + 1 :],
            puzzle[:-1] + bad,
            bad + puzzle,
            puzzle + bad,
        )
        yield f"{name} ({bad!r})", tuple(draw.arguments(text) for text in texts)


def _invalid_length(draw: Draw) -> Iterator[Drawn]:
    puzzle = draw.puzzles("medium", 1, 5_000)[0]
    few = ("", puzzle[0], puzzle[:80], puzzle[1:])
    many = (puzzle + ".", *((puzzle * 2)[:length] for length in (82, 90, 162)))
    yield "too few characters", tuple(draw.arguments(text) for text in few)
    yield "too many characters", tuple(draw.arguments(text) for text in many)


OTHER_CHARACTERS = "_*?#+/|,:;=aoOX\r\xa0½३٣３Ⅳ①\u200b\ufeff"
"""Characters that people write for an empty cell, that look like a digit, or are invisible."""


def _other_characters(draw: Draw) -> Iterator[Drawn]:
    """Yield each in an empty cell, where it must not count as empty, and as an extra at the end."""
    puzzle = draw.puzzles("easy", 1, 1_000)[0]
    blanks = [cell for cell, symbol in enumerate(puzzle) if symbol == "."]
    cells = [draw.random.choice(blanks) for _ in OTHER_CHARACTERS]
    placed = zip(cells, OTHER_CHARACTERS, strict=True)
    inside = [f"{puzzle[:cell]}{bad}{puzzle[cell + 1 :]}" for cell, bad in placed]
    for note, texts in (
        ("wrong characters of many kinds, each in an empty cell", inside),
        ("wrong characters of many kinds, each at the end", [puzzle + c for c in OTHER_CHARACTERS]),
    ):
        yield note, tuple(draw.arguments(text) for text in texts)


OTHER_LENGTHS = (2, 9, 16, 27, 72, 78, 79, 80, 82, 83, 84, 91, 99, 100, 243, 256)


def _other_lengths(draw: Draw) -> Iterator[Drawn]:
    puzzle = draw.puzzles("medium", 1, 5_000)[0]
    texts = [(puzzle * 4)[:length] for length in OTHER_LENGTHS]
    yield "lengths near 81 and far from 81", tuple(draw.arguments(text) for text in texts)


def _invalid_layout(draw: Draw) -> Iterator[Drawn]:
    """Yield rows, columns and boxes with a digit twice, and nothing else wrong."""
    for kind in ("row", "column", "box"):
        units = draw.random.sample(range(9), 3)
        for puzzle, number in zip(draw.puzzles("medium", 3, 5_000), units, strict=True):
            pair = draw.random.choice(pairs_in_no_other_unit(kind, number))
            digit = draw.random.choice("123456789")
            yield draw.call(with_twice(puzzle, pair, digit), f"a digit twice in a {kind}")


def _several_problems(draw: Draw) -> Iterator[Drawn]:
    puzzle = draw.puzzles("easy", 1, 1_000)[0]
    doubled = "11" + puzzle[2:]
    both = ("x" + puzzle, puzzle[:40] + "x")
    note = "wrong characters and wrong length: characters come first"
    yield note, tuple(draw.arguments(text) for text in both)
    yield draw.call("00" + puzzle[2:], "wrong characters and a doubled digit")
    both = (doubled + "1", "11" + "." * 78)
    note = "wrong length and a doubled digit: length comes first"
    yield note, tuple(draw.arguments(text) for text in both)
    yield draw.call("11" + "." * 79, "a doubled digit on a board with many ways to fill it")


def _unsolvable_of_any_number(draw: Draw) -> Iterator[Drawn]:
    """Yield puzzles without a solution: of the usual number of givens, of few, and of many."""
    note = "no digit is given twice"
    for puzzle in draw.puzzles("medium", draw.suite.cases - 2, 5_000):
        yield draw.call(with_wrong_digit(draw, puzzle)[0], note)
    sparse = draw.puzzles("minimal", 1, 30_000)[0]
    yield draw.call(with_wrong_digit(draw, sparse)[0], f"{note}, and few are given")
    text, wrong = with_wrong_digit(draw, draw.puzzles("easy", 1, 1_000)[0])
    yield draw.call(_nearly_full(draw, text, wrong), f"{note}, and most are given")


def _nearly_full(draw: Draw, text: str, wrong: int) -> str:
    """Return the puzzle with right digits shown, but for those that the wrong one is seen from."""
    solution = solve(text[:wrong] + EMPTY + text[wrong + 1 :])
    assert solution is not None, "the digit at this place is what is wrong"
    against = {cell for cell in peers(9)[wrong] if solution[cell] == text[wrong]}
    blanks = [cell for cell in range(81) if text[cell] == EMPTY and cell not in against]
    kept = against.union(draw.random.sample(blanks, draw.random.randrange(5, 25)))
    return "".join(
        EMPTY if cell in kept else solution[cell] if symbol == EMPTY else symbol
        for cell, symbol in enumerate(text)
    )


PROBLEM = Problem(
    title="The puzzle string",
    url=URL,
    statement="""\
Solve a Sudoku puzzle that a person typed in, or say what is wrong with it.

The puzzle is a string, row by row from top to bottom and from left to right, with '1' to '9' for a
digit and '.' for an empty cell. A proper puzzle has 81 characters and exactly one solution: return
the solved puzzle as a string of 81 digits in the same order. For anything else, return the first of
these texts that applies:

- 'invalid characters' if the string holds anything but '1' to '9' and '.'
- 'invalid length' if it has more or fewer than 81 characters
- 'invalid layout' if a row, a column or a box holds a digit twice
- 'unsolvable' if there is no solution
- 'multiple solutions' if there is more than one""",
    constraints=(
        "puzzle is a string of any length, the empty string included.",
        "The texts above are in the order of the checks.",
    ),
    examples=(
        LEETCODE_EXAMPLE,
        MEDIUM,
        HARD,
        Example(
            name="invalid characters",
            input="826409500905267843437150062601942708792503614340071259164895327583724196270316485",
            output="invalid characters",
        ),
        Example(
            name="invalid length",
            input="2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71",
            output="invalid length",
        ),
        Example(
            name="invalid layout",
            input="..9..5.1.85.42...2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
            output="invalid layout",
        ),
        Example(
            name="unsolvable",
            input="234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......",
            output="unsolvable",
        ),
        Example(
            name="multiple solutions",
            input="..........1..2..3....................4..5..6....................7..8..9..........",
            output="multiple solutions",
        ),
    ),
    functions=(
        Function(
            name="solve_sudoku",
            signature="def solve_sudoku(puzzle: str) -> str:",
            docstring=("Return the solved puzzle, or why there is no single answer."),
            arguments=lambda text: (text,),
            check=check_puzzle_string,
        ),
    ),
    makers={
        **MAKERS,
        "invalid_characters": _invalid_characters,
        "invalid_layout": _invalid_layout,
        "invalid_length": _invalid_length,
        "every_pair_of_places": every_pair_of_places,
        "other_characters": _other_characters,
        "other_lengths": _other_lengths,
        "several_problems": _several_problems,
        "several_solutions": several_solutions,
        "unsolvable_of_any_number": _unsolvable_of_any_number,
    },
)
