"""The editorials of the references: each figure of counted work is counted again.

A statement stands here word for word, with braces in place of its figures. A sentence or a row of a
table that changes without a new count fails, and so does a large figure that is not counted here.
Times are measured and not counted: `tests/benchmarks/ladder.py` measures them.
"""

import ast
import inspect
import math
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import pytest

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.pool.search_cost import exhaustive_placements
from tests.references.boards import (
    ERRORS,
    FACTS,
    MANY_GUESSES,
    MILD_25,
    PUNISHES_READING_ORDER,
    SECOND_LOOK_ALIKE,
    CountingRow,
    Stopped,
    load,
    to_board,
)

EXERCISES = catalog.all_exercises()
STOP = 250_000
"""Placements after which a search is given up: the text then says 'more than'."""
TABLE = {
    "LeetCode's example": FACTS["LeetCode's own example"].puzzle,
    "medium": FACTS["medium"].puzzle,
    "hard": FACTS["hard"].puzzle,
}
"""The three boards of the problem statement, by their names in the editorials' tables."""
PUNISHING = FACTS["punishes brute force"].puzzle
ONE_WRONG_DIGIT = PUNISHING[:78] + "2" + PUNISHING[79:]
OTHER_FIGURES = {"any_size": ["1,000"], "explicit_stack": ["1,000"]}
"""Large figures that count no work: Python's limit of open calls."""


def editorial(rung: str) -> str:
    """The text at the top of a reference, its lines joined."""
    text = inspect.getdoc(load(rung))
    assert text
    return " ".join(text.split())


@cache
def placements(rung: str, puzzle: str, size: int = 9) -> int:
    """Digits that a reference writes into the board; `STOP` if it writes more."""
    written: list[str] = []
    board = [CountingRow("".join(row), written, STOP) for row in to_board(puzzle, size)]
    try:
        load(rung).solveSudoku(board)
    except Stopped:
        return STOP
    return len(written)


def undone(rung: str, puzzle: str) -> int:
    """Placements that are not in the solution: every one of them has been undone."""
    return placements(rung, puzzle) - puzzle.count(".")


def calls(rung: str, function: str, puzzle: str) -> list[object]:
    """What the calls of a module's function returned while the puzzle was solved."""
    module = load(rung)
    original = getattr(module, function)
    returned: list[object] = []

    def counting(*arguments: object) -> object:
        value = original(*arguments)
        returned.append(value)
        return value

    setattr(module, function, counting)
    module.solveSudoku(to_board(puzzle))
    return returned


@contextmanager
def counted(function: str) -> Iterator[list[int]]:
    """Count the calls of every function of that name, inner functions included."""
    count = [0]

    def watch(frame: FrameType, event: str, _: object) -> None:
        count[0] += event == "call" and frame.f_code.co_name == function

    sys.setprofile(watch)
    try:
        yield count
    finally:
        sys.setprofile(None)


def open_calls(rung: str, puzzle: str) -> int:
    """The most functions of a reference that are open at once, `solveSudoku` included."""
    module = load(rung)
    depth = deepest = 0

    def watch(frame: FrameType, event: str, _: object) -> None:
        nonlocal depth, deepest
        if frame.f_code.co_filename == module.__file__ and event in ("call", "return"):
            depth += 1 if event == "call" else -1
            deepest = max(deepest, depth)

    sys.setprofile(watch)
    try:
        module.solveSudoku(to_board(puzzle))
    finally:
        sys.setprofile(None)
    return deepest


@cache
def proved(puzzle: str) -> int:
    """Placements of a count up to 2: each of them is followed by one call of `search`."""
    return counting(puzzle, 2)


@cache
def counting(puzzle: str, limit: int) -> int:
    """Placements of count_solutions."""
    with counted("search") as count:
        load("count_solutions").countSolutions(to_board(puzzle), limit)
    return count[0] - 1


def reads_of_a_call() -> int:
    """Cells that a call of `fits` reads on LeetCode's example, on average."""
    reads = [0]

    class ReadRow(list[str]):
        def __getitem__(self, index: Any) -> Any:
            reads[0] += 1
            return super().__getitem__(index)

    board = [ReadRow(row) for row in to_board(TABLE["LeetCode's example"])]
    load("row_col_box").solveSudoku(board)
    looks_for_empty_cells = 81
    checks = len(calls("row_col_box", "fits", TABLE["LeetCode's example"]))
    return round((reads[0] - looks_for_empty_cells) / checks)


def guesses(puzzle: str, rung: str = "propagation") -> int:
    return len(calls(rung, "search", puzzle)) - 1


def open_cells(puzzle: str) -> list[str]:
    """The candidates of the 81 cells when nothing is forced any more."""
    module = load("propagation")
    masks = [module.FULL] * 81
    for cell, symbol in enumerate(puzzle):
        if symbol != ".":
            assert module.place(masks, cell, 1 << int(symbol) - 1)
    assert module.place_hidden_singles(masks)
    return ["".join(d for d in "123456789" if mask >> int(d) - 1 & 1) for mask in masks]


def looks_between_guesses() -> int:
    looks: int = 81 * len(load("propagation").PEERS[0]) + 82 * 2 * 27 * 9
    return looks


def needs_and_nodes(puzzle: str) -> tuple[int, int]:
    with counted("add_need") as needs:
        load("exact_cover").solveSudoku(to_board(puzzle))
    with counted("add_choice") as choices:
        load("exact_cover").solveSudoku(to_board(puzzle))
    return needs[0], 4 * choices[0]


def folds() -> tuple[int, int]:
    """Folds of a round that finds a naked single, and what a round without one adds."""
    module = load("bitboard")
    with counted("fold") as naked_and_hidden:
        module.place_singles(module.BOARD, 0)
    in_a_source_line = inspect.getsource(module.place_singles).partition("if not fresh")[0]
    naked = in_a_source_line.count("fold(")
    return naked, naked_and_hidden[0] - naked


def folds_of_all_units() -> tuple[str, int]:
    """Folds that count all units, and how many units there are."""
    module = load("bit_planes")
    with counted("fold") as count:
        module.onlyPlaces(1)
    return {6: "six"}[count[0]], 9 * len(module.KINDS)


def operations_of_a_fold() -> int:
    """Operations on whole planes, which are all but the doubling of the step."""
    tree = ast.parse(inspect.getsource(load("bit_planes").fold))
    found = [node.op for node in ast.walk(tree) if isinstance(node, ast.BinOp | ast.AugAssign)]
    return sum(not isinstance(each, ast.Mult) for each in found)


def operations_of_a_step() -> int:
    """Operations on all lanes in `take_one`."""
    tree = ast.parse(inspect.getsource(load("lane_counting").take_one))
    return sum(isinstance(node, ast.BinOp | ast.UnaryOp) for node in ast.walk(tree))


def steps_of_two() -> int:
    with counted("take_one") as count:
        load("lane_counting").lanesWithTwo(1, 1)
    return count[0]


@cache
def making_puzzles() -> tuple[int, int, int, int, int]:
    """Searches and digits placed for a puzzle, and digits for a search, by the mean of ten seeds.

    Then the fewest givens and the most.
    """
    module = load("make_puzzle")
    placed = [0]
    searches = []
    solutions = module.solutions

    class Digits(list[str]):
        def __getitem__(self, index: Any) -> Any:
            placed[0] += 1
            return super().__getitem__(index)

    class Counting(Random):
        def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
            found = super().sample(population, k)
            return Digits(found) if population == module.DIGITS else found

    def counting(*arguments: object) -> object:
        searches.append(arguments)
        return solutions(*arguments)

    vars(module)["Random"] = Counting
    vars(module)["solutions"] = counting
    givens = [81 - sum(row.count(".") for row in module.makePuzzle(seed)) for seed in range(10)]
    asked = len(searches)
    assert asked % 10 == 0
    return asked // 10, round(placed[0] / 10), round(placed[0] / asked), min(givens), max(givens)


def kilobytes_of_masks() -> int:
    return round(sum(map(sys.getsizeof, load("bitboard").KEEP)), -4) // 1000


def megabytes_of_tables() -> float:
    module = load("lanes")
    seen: dict[int, int] = {}

    def add(value: object) -> None:
        if id(value) in seen:
            return
        seen[id(value)] = sys.getsizeof(value)
        if isinstance(value, list | tuple):
            for item in value:
                add(item)
        if isinstance(value, dict):
            for key, item in value.items():
                add(key)
                add(item)

    for table in (module.PLACING, module.DROPPING, module.GIVENS, module.LANE):
        add(table)
    return round(sum(seen.values()) / 1e6, 1)


def queens() -> tuple[int, int, int]:
    with counted("search") as count:
        boards = load("n_queens").solveNQueens(8)
    return count[0], len(boards), sum(math.perm(8, row) for row in range(9))


class Statement(NamedTuple):
    """A statement of an editorial, and the count of its figures."""

    rung: str
    text: str
    recount: Callable[[], tuple[object, ...]]


def rows(rung: str, text: str, count: Callable[[str], tuple[object, ...]]) -> list[Statement]:
    """Return one statement for each of the three boards."""
    return [
        Statement(rung, f"| {name} | {text} |", partial(count, puzzle))
        for name, puzzle in TABLE.items()
    ]


@cache
def _validations(puzzle: str) -> tuple[int, int, int]:
    found = calls("whole_board", "isValidSudoku", puzzle)
    return puzzle.count("."), len(found), sum(map(bool, found))


def _eight_in_nine() -> tuple[str]:
    found = [_validations(puzzle) for puzzle in TABLE.values()]
    assert {round(9 * (1 - valid / tried)) for _, tried, valid in found} == {8}
    return ("Eight",)


def _number_of_givens(puzzle: str) -> int:
    return 81 - puzzle.count(".")


STATEMENTS = [
    *rows("whole_board", "{} | {:,} | {:,}", _validations),
    Statement("whole_board", "{} tries in nine fail.", _eight_in_nine),
    *rows(
        "row_col_box",
        "{:,} | {:,}",
        lambda puzzle: (
            len(calls("row_col_box", "fits", puzzle)),
            placements("row_col_box", puzzle),
        ),
    ),
    Statement("row_col_box", "a call reads {} cells on average", lambda: (reads_of_a_call(),)),
    *rows(
        "candidates",
        "{:,} | {:,}",
        lambda puzzle: (
            len(calls("row_col_box", "fits", puzzle)),
            len(calls("candidates", "candidates", puzzle)),
        ),
    ),
    *rows("sets", "{:,}", lambda puzzle: (placements("sets", puzzle),)),
    Statement(
        "sets",
        "Of the {:,} placements on LeetCode's example {:,} are undone again",
        lambda: (
            placements("sets", TABLE["LeetCode's example"]),
            undone("sets", TABLE["LeetCode's example"]),
        ),
    ),
    *rows("bitmask", "{:,}", lambda puzzle: (placements("bitmask", puzzle),)),
    Statement(
        "bitmask",
        "A board made to punish reading order needs {:,} placements, and the one shown at the end"
        " of fewest_candidates more than {:,}.",
        lambda: (placements("bitmask", PUNISHING), placements("bitmask", PUNISHES_READING_ORDER)),
    ),
    Statement(
        "any_size",
        "| LeetCode's example | {} | {:,} | | the 16 by 16 of the problem statement | {} | {} |"
        " | a mild 25 by 25 | {} | {:,} | | an empty 9 by 9 | {} | {} |"
        " | an empty 16 by 16 | {} | {} |"
        " | an empty 25 by 25 | {} | more than {:,}, then stopped |",
        lambda: tuple(
            figure
            for puzzle in (
                TABLE["LeetCode's example"],
                catalog.load("any_size").problem.examples[-1].input,
                MILD_25,
                "." * 81,
                "." * 256,
                "." * 625,
            )
            for figure in (
                puzzle.count("."),
                placements("any_size", puzzle, math.isqrt(len(puzzle))),
            )
        ),
    ),
    Statement(
        "explicit_stack",
        "| LeetCode's example | {} | {:,} | {} | {} | | medium | {} | {:,} | {} | {} |"
        " | hard | {} | {:,} | {} | {} | | an empty one | {} | {} | {} | {} |",
        lambda: tuple(
            figure
            for puzzle in (*TABLE.values(), "." * 81)
            for figure in (
                puzzle.count("."),
                placements("explicit_stack", puzzle),
                open_calls("bitmask", puzzle),
                open_calls("explicit_stack", puzzle),
            )
        ),
    ),
    *rows(
        "count_solutions",
        "{:,} | {:,}",
        lambda puzzle: (placements("bitmask", puzzle), proved(puzzle)),
    ),
    Statement(
        "count_solutions",
        "| one that punishes reading order | {:,} | {:,} |"
        " | one with {} givens and many solutions | | {} | | an empty one | {} | {} |",
        lambda: (
            placements("bitmask", PUNISHING),
            proved(PUNISHING),
            _number_of_givens(ERRORS["multiple solutions"]),
            proved(ERRORS["multiple solutions"]),
            placements("bitmask", "." * 81),
            proved("." * 81),
        ),
    ),
    Statement(
        "count_solutions",
        "With a limit of 10 the empty board takes {} placements, and with one of 100 it takes {:,}",
        lambda: (counting("." * 81, 10), counting("." * 81, 100)),
    ),
    *rows(
        "puzzle_string",
        "{:,} | {:,}",
        lambda puzzle: (placements("bitmask", puzzle), proved(puzzle)),
    ),
    Statement(
        "puzzle_string",
        "| one that punishes reading order | {:,} | {:,} |",
        lambda: (placements("bitmask", PUNISHING), proved(PUNISHING)),
    ),
    Statement(
        "puzzle_string",
        "| one that is hard for people and programs | {:,} | {:,} |",
        lambda: (
            placements("bitmask", MANY_GUESSES),
            exhaustive_placements(MANY_GUESSES, cap=10_000_000),
        ),
    ),
    Statement(
        "puzzle_string",
        "| an unsolvable one | | {} | | one with {} givens and several solutions | | {} |"
        " | a look-alike with {} givens, several solutions | | {:,} |",
        lambda: (
            proved(ERRORS["unsolvable"]),
            _number_of_givens(ERRORS["multiple solutions"]),
            proved(ERRORS["multiple solutions"]),
            _number_of_givens(SECOND_LOOK_ALIKE),
            proved(SECOND_LOOK_ALIKE),
        ),
    ),
    Statement(
        "puzzle_string",
        "put a wrong 2 into row 9, column 7 of the fourth puzzle, and it takes {:,} placements to"
        " prove that there is no solution",
        lambda: (proved(ONE_WRONG_DIGIT),),
    ),
    Statement(
        "fewest_candidates",
        "takes more than {:,} placements and 36 s in reading order, {:,} placements and 0.12 s"
        " here: `{}`",
        lambda: (
            placements("bitmask", PUNISHES_READING_ORDER),
            placements("fewest_candidates", PUNISHES_READING_ORDER),
            PUNISHES_READING_ORDER,
        ),
    ),
    *rows(
        "naked_singles",
        "{} | {}",
        lambda puzzle: (placements("fewest_candidates", puzzle), guesses(puzzle, "naked_singles")),
    ),
    Statement(
        "naked_singles",
        "| one made to punish reading order | {:,} | {:,} |"
        " | one that is hard for people and programs | {:,} | {} |",
        lambda: tuple(
            figure
            for puzzle in (PUNISHES_READING_ORDER, MANY_GUESSES)
            for figure in (
                placements("fewest_candidates", puzzle),
                guesses(puzzle, "naked_singles"),
            )
        ),
    ),
    Statement(
        "naked_singles",
        "at most `81 * 20 = {:,}` looks",
        lambda: (sum(map(len, load("naked_singles").PEERS)),),
    ),
    Statement(
        "propagation",
        "This one, with {} givens, is not. When nothing is forced any more, {} cells are still"
        " open",
        lambda: (
            _number_of_givens(FACTS["master"].puzzle),
            sum(len(candidates) > 1 for candidates in open_cells(FACTS["master"].puzzle)),
        ),
    ),
    Statement(
        "propagation",
        "at most `81 * 20 + 82 * 486 = {:,}` looks",
        lambda: (looks_between_guesses(),),
    ),
    Statement(
        "propagation",
        "{} for the three boards of the problem statement, {} for the board above, and {} for a"
        " board that is hard for people and programs",
        lambda: (
            max(map(guesses, TABLE.values())),
            guesses(FACTS["master"].puzzle),
            guesses(MANY_GUESSES),
        ),
    ),
    Statement(
        "exact_cover",
        "With 17 clues {} needs are open",
        lambda: (needs_and_nodes(PUNISHES_READING_ORDER)[0],),
    ),
    Statement("bit_planes", "{} folds for {} units", folds_of_all_units),
    Statement(
        "bit_planes",
        "A fold is {} operations on integers of 81 bits",
        lambda: ({13: "thirteen"}[operations_of_a_fold()],),
    ),
    Statement(
        "lane_counting",
        "A step is {} operations on integers",
        lambda: ({6: "six"}[operations_of_a_step()],),
    ),
    Statement("lane_counting", "`lanesWithTwo` takes {} steps", lambda: (steps_of_two(),)),
    Statement(
        "make_puzzle",
        "the {} searches of a puzzle place {:,} digits on average, which is {} for each question,"
        " and the puzzles have {} to {} givens",
        making_puzzles,
    ),
    Statement("exact_cover", "{:,} at most", lambda: (needs_and_nodes("." * 81)[1],)),
    Statement(
        "bitboard",
        "Naked singles take {} folds and hidden singles {} more",
        lambda: tuple({2: "two", 5: "five"}[number] for number in folds()),
    ),
    Statement("bitboard", "some {} kB", lambda: (kilobytes_of_masks(),)),
    Statement("lanes", "one integer of {:,} bits", lambda: (load("lanes").BOARD.bit_length(),)),
    Statement("lanes", "operations on {:,} bits", lambda: (load("lanes").BOARD.bit_length(),)),
    Statement("lanes", "The tables take {} MB", lambda: (megabytes_of_tables(),)),
    Statement(
        "n_queens",
        "the search makes {:,} calls to find {} boards; without the diagonals there would be {:,}",
        queens,
    ),
]


@pytest.mark.parametrize(
    "statement", STATEMENTS, ids=[f"{each.rung}: {each.text[:40]}" for each in STATEMENTS]
)
def test_a_counted_figure_is_counted_again(statement: Statement) -> None:
    assert statement.text.format(*statement.recount()) in editorial(statement.rung)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: each.rung)
def test_every_large_figure_is_one_that_is_counted(exercise: Exercise) -> None:
    text = editorial(exercise.rung)
    for statement in STATEMENTS:
        if statement.rung == exercise.rung:
            parts = re.split(r"\{[^}]*\}", statement.text)
            text = re.sub("[^ ]+".join(map(re.escape, parts)), "", text)
    assert re.findall(r"\d+,\d{3}", text) == OTHER_FIGURES.get(exercise.rung, [])


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: each.rung)
def test_the_code_of_a_reference_fits_into_a_terminal(exercise: Exercise) -> None:
    """A terminal of 80 columns wraps the prose, and would wrap the code too."""
    text = inspect.getsource(load(exercise.rung))
    code = text.partition('\n"""\n')[2]
    assert "def " in code
    assert [line for line in code.splitlines() if len(line) > 79] == []


def test_the_board_after_propagation_is_the_one_that_is_shown() -> None:
    shown = [
        line.replace("|", " ").split()
        for line in (load("propagation").__doc__ or "").splitlines()
        if re.fullmatch(r" +(\d+ +){3}\| +(\d+ +){3}\|( +\d+){3}", line)
    ]
    candidates = open_cells(FACTS["master"].puzzle)
    assert shown == [candidates[start : start + 9] for start in range(0, 81, 9)]


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: each.rung)
def test_an_editorial_names_its_rung_and_the_one_that_it_follows(exercise: Exercise) -> None:
    lines = (load(exercise.rung).__doc__ or "").splitlines()
    assert lines[0] == f"# {exercise.title}"
    since = [line for line in lines if line.startswith("## What changed since")]
    follows = exercise.follows
    assert since == ([f"## What changed since {follows}"] if follows else [])


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: each.rung)
def test_a_rung_goes_by_its_name(exercise: Exercise) -> None:
    texts = [editorial(exercise.rung), exercise.about, exercise.idea, *exercise.hints]
    for text in texts:
        assert not re.search(r"\b[Rr]ungs? \d|\b\d\d_[a-z]", text)


@pytest.mark.parametrize(
    ("rung", "function", "first"),
    [
        ("whole_board", "isValidSudoku", "valid_sudoku"),
        ("puzzle_string", "countSolutions", "count_solutions"),
        ("puzzle_string", "solveSudoku", "bitmask"),
    ],
)
def test_a_rung_keeps_a_function_of_an_earlier_one(rung: str, function: str, first: str) -> None:
    kept, earlier = (
        ast.dump(ast.parse(inspect.getsource(getattr(load(name), function))))
        for name in (rung, first)
    )
    assert kept == earlier
