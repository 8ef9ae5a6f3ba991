"""Draws the cases of a rung's suites from a seed.

Every suite has a generator of its own, made from the seed and the suite's name, so a case stays
the same when other suites are added.  No answer is drawn along with a board: whatever comes back
is judged by the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

from grader.catalog.exercise import RACE, Exercise, Suite
from grader.hidden import pool
from grader.judge.case import Case, Plain, Race
from grader.sudoku import notation
from grader.sudoku.symmetry import shuffled

Arguments = tuple[Plain, ...]
Drawn = tuple[str, tuple[Arguments, ...]]
"""A note for a person, and the arguments of each call."""
Maker = Callable[["Draw"], Iterator[Drawn]]


DIGITS = "123456789"


class Draw:
    """What a maker draws with: the random numbers and the options of one suite."""

    def __init__(self, exercise: Exercise, suite: Suite, seed: int) -> None:
        self.exercise = exercise
        self.suite = suite
        self.random = Random(f"{seed}/{suite.name}")

    def arguments(self, puzzle: str) -> Arguments:
        """The arguments of one call."""
        return arguments(self.exercise.problem.checker, puzzle)

    def call(self, puzzle: str, note: str = "") -> Drawn:
        """A case of a single call."""
        return note, (self.arguments(puzzle),)

    def puzzles(
        self, kind: str, count: int, max_cost: int | None = None, side: int = 9
    ) -> list[str]:
        """Boards of the pool, relabelled and moved about."""
        return pool.draw(self.random, kind, count, max_cost=max_cost, side=side)

    def full_grid(self) -> str:
        """A random solved 9×9 board."""
        from grader.sudoku import generator

        return generator.random_grid(self.random, 9)


def race_of(exercise: Exercise, suite: Suite) -> Race | None:
    """Return how a suite compares speed; None if it doesn't."""
    if suite.source != RACE:
        return None
    return Race(beats=exercise.beats or "", **suite.options["race"])


def draw_cases(exercise: Exercise, seed: int) -> list[Case]:
    """All cases of the exercise, in order."""
    cases = []
    for suite in exercise.suites:
        for number, (note, calls) in enumerate(
            MAKERS[suite.source](Draw(exercise, suite, seed)), 1
        ):
            cases.append(
                Case(
                    id=f"{suite.name}-{number:02}",
                    suite=suite.name,
                    calls=calls,
                    checker=exercise.problem.checker,
                    limit=suite.limit,
                    race=race_of(exercise, suite),
                    note=note,
                )
            )
    return cases


def arguments(checker: str, text: str) -> Arguments:
    """The arguments of one call that asks about `text`: a board, a text or a number."""
    return (ARGUMENT[checker](text),)


def _rows(puzzle: str) -> Plain:
    return [[*row] for row in notation.to_rows(puzzle)]


ARGUMENT: dict[str, Callable[[str], Plain]] = {
    "board": _rows,
    "n_queens": int,
    "puzzle_string": str,
    "valid_sudoku": _rows,
}
"""What a checker's entry point is called with, made of the text that a case is drawn as."""


def _examples(draw: Draw) -> Iterator[Drawn]:
    for example in draw.exercise.problem.examples:
        yield draw.call(example.input, example.name)


def _pool(draw: Draw) -> Iterator[Drawn]:
    for puzzle in draw.puzzles(count=draw.suite.cases, **draw.suite.options):
        yield draw.call(puzzle)


def _board_set(draw: Draw) -> Iterator[Drawn]:
    """Every board of a set, because they promise something together only."""
    from grader.hidden.board_sets import draw_set

    for puzzle in draw_set(draw.random, draw.suite.options["kind"]):
        yield draw.call(puzzle)


def _random_boards(draw: Draw) -> Iterator[Drawn]:
    """Boards of any kind, with any share of the blanks revealed."""
    from grader.sudoku.solver import solve

    for _ in range(draw.suite.cases):
        kind = draw.random.choice(("easy", "medium", "hard", "skewed"))
        puzzle = draw.puzzles(kind, 1, **draw.suite.options)[0]
        solution = solve(puzzle)
        assert solution is not None, "every board of the pool has a solution"
        share = draw.random.random() / 2
        yield draw.call(
            "".join(
                solution[cell] if symbol == "." and draw.random.random() < share else symbol
                for cell, symbol in enumerate(puzzle)
            )
        )


def _race(draw: Draw) -> Iterator[Drawn]:
    """Each board relabelled in pairs, so that trying digits upwards or downwards is the same."""
    options, race = draw.suite.options, race_of(draw.exercise, draw.suite)
    assert race is not None, "only a suite that compares speed is drawn by this maker"
    kind, cost = options["kind"], options["max_cost"]
    drawn = draw.puzzles(kind, race.groups * race.boards, cost)
    # The pool turns such boards in as many ways as there are groups, one after the other.
    puzzles = [puzzle for group in range(race.groups) for puzzle in drawn[group :: race.groups]]
    disguised = []
    for _ in range(race.rounds * race.disguises // 2):
        renamed = [_renamed(puzzle, shuffled(draw.random, DIGITS)) for puzzle in puzzles]
        disguised += [*renamed, *(_renamed(puzzle, DIGITS[::-1]) for puzzle in renamed)]
    yield "compares speed", tuple(draw.arguments(puzzle) for puzzle in disguised)


def _renamed(puzzle: str, digits: Sequence[str]) -> str:
    """The 9×9 board with 1 to 9 replaced by `digits`, in that order."""
    return puzzle.translate(str.maketrans(DIGITS, "".join(digits)))


def _solved(draw: Draw) -> Iterator[Drawn]:
    yield draw.call(draw.full_grid(), "already solved: nothing to do")


def _one_blank(draw: Draw) -> Iterator[Drawn]:
    places = ((0, 0), (0, 8), (8, 0), (8, 8), (4, 4))
    words = ("first row, first column", "first row, last column", "last row, first column",
             "last row, last column", "the middle")  # fmt: skip
    for (row, column), words_ in zip(places, words, strict=True):
        cell = row * 9 + column
        grid = draw.full_grid()
        yield draw.call(grid[:cell] + "." + grid[cell + 1 :], f"a single empty cell: {words_}")


def _call_sequences(draw: Draw) -> Iterator[Drawn]:
    """State that is left over from one call shows in the next, with another board only."""
    cost = draw.suite.options["max_cost"]
    easy, other = draw.puzzles("easy", 2, 1_000)
    medium, second = draw.puzzles("medium", 2, cost)
    hard = draw.puzzles("hard", 1, cost)[0]
    nearly = draw.puzzles("nearly", 1, 1_000)[0]
    solved = draw.full_grid()
    twin = _with_as_many_givens(draw, medium, second)
    for note, puzzles in (
        ("the same board twice", (medium, medium)),
        ("one board, another one, and the first again", (easy, other, easy)),
        ("easy, hard, easy", (easy, hard, other)),
        ("after a board that was solved already", (solved, medium)),
        ("two boards with the same number of givens", (medium, twin)),
        ("a nearly full board after an empty one", (hard, nearly)),
        ("two boards that begin alike", (medium, _with_last_rows_swapped(medium))),
        ("two boards with the same cells empty", (easy, _with_other_digits(easy))),
    ):
        yield note, tuple(draw.arguments(puzzle) for puzzle in puzzles)


def _with_last_rows_swapped(puzzle: str) -> str:
    """Another board with the same first rows: rows of one band may change places."""
    return puzzle[:63] + puzzle[72:] + puzzle[63:72]


def _with_other_digits(puzzle: str) -> str:
    """Another board with the same cells empty: every digit changes into another one."""
    return puzzle.translate(str.maketrans("123456789", "234567891"))


def _with_as_many_givens(draw: Draw, puzzle: str, other: str) -> str:
    """`other` with cells revealed (or none) until it has as many givens as `puzzle`."""
    from grader.sudoku.solver import solve

    solution = solve(other)
    assert solution is not None, "every board of the pool has a solution"
    missing = other.count(".") - puzzle.count(".")
    if missing <= 0:
        return other
    blanks = [cell for cell, symbol in enumerate(other) if symbol == "."]
    revealed = set(draw.random.sample(blanks, missing))
    return "".join(solution[c] if c in revealed else symbol for c, symbol in enumerate(other))


BAD_CHARACTERS = (
    (" ", "a space"),
    ("\n", "a line feed"),
    ("\t", "a tab"),
    ("\0", "the character of code 0"),
    ("0", "a zero"),
    ("١", "an Arabic digit"),
    ("²", "a small raised digit"),
    ("１", "a wide digit"),
    ("x", "a letter"),
    ("A", "a capital letter"),
    ("-", "a dash"),
)
"""Characters of every kind that a careless test takes for a digit, a full stop or nothing."""


def _invalid_characters(draw: Draw) -> Iterator[Drawn]:
    """One bad character: at the ends, inside, and as one character too many at either end."""
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
    few, many = ("", puzzle[0], puzzle[:80], puzzle[1:]), (82, 90, 162)
    for text in (*few, *((puzzle * 2)[:length] for length in many), puzzle + "."):
        yield draw.call(text, "1 character" if len(text) == 1 else f"{len(text)} characters")


OTHER_CHARACTERS = "_*?#+/|,:;=aoOX\r\xa0½३Ⅳ①\u200b\ufeff"
"""Characters that are written for an empty cell, pass for a digit, or are not seen."""


def _other_characters(draw: Draw) -> Iterator[Drawn]:
    """Each in an empty cell, where it must not count as empty, and as one too many at the end."""
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
    yield "lengths near 81 and far from it", tuple(draw.arguments(text) for text in texts)


def _invalid_layout(draw: Draw) -> Iterator[Drawn]:
    """Rows, columns and boxes with a digit twice, and with nothing else wrong."""
    for kind in ("row", "column", "box"):
        units = draw.random.sample(range(9), 3)
        for puzzle, number in zip(draw.puzzles("medium", 3, 5_000), units, strict=True):
            pair = draw.random.choice(_pairs_in_no_other_unit(kind, number))
            digit = draw.random.choice("123456789")
            yield draw.call(_with_twice(puzzle, pair, digit), f"a digit twice in a {kind}")


def _several_problems(draw: Draw) -> Iterator[Drawn]:
    puzzle = draw.puzzles("easy", 1, 1_000)[0]
    doubled = "11" + puzzle[2:]
    yield draw.call("x" + puzzle, "wrong characters and wrong length: characters come first")
    yield draw.call(puzzle[:40] + "x", "a wrong character at the end of half a board")
    yield draw.call("00" + puzzle[2:], "wrong characters and a doubled digit")
    yield draw.call(doubled + "1", "wrong length and a doubled digit: length comes first")
    yield draw.call("11" + "." * 79, "a doubled digit on a board with many ways to fill it")
    yield draw.call("11" + "." * 78, "a doubled digit, and a cell too few")


@cache
def _pairs_in_no_other_unit(kind: str, number: int) -> tuple[tuple[int, int], ...]:
    """The pairs of cells of a unit, counted from zero, that share no other unit."""
    from grader.sudoku.shape import boxes, columns, rows

    units = {"row": rows(9), "column": columns(9), "box": boxes(9)}
    others = [set(unit) for name in units if name != kind for unit in units[name]]
    return tuple(
        pair
        for pair in combinations(units[kind][number], 2)
        if not any(cells.issuperset(pair) for cells in others)
    )


def _with_twice(puzzle: str, pair: tuple[int, int], digit: str) -> str:
    """The puzzle with the digit in these two cells, and in none that shares a unit with them."""
    from grader.sudoku.shape import peers

    seen = {peer for cell in pair for peer in peers(9)[cell]}
    return "".join(
        digit if cell in pair else "." if cell in seen and symbol == digit else symbol
        for cell, symbol in enumerate(puzzle)
    )


def _unsolvable(draw: Draw) -> Iterator[Drawn]:
    """A wrong digit in an empty cell of a unique puzzle, against no given that can be seen."""
    from grader.sudoku.shape import peers
    from grader.sudoku.solver import solve

    for puzzle in draw.puzzles("medium", draw.suite.cases, 5_000):
        solution = solve(puzzle)
        assert solution is not None, "every board of the pool has a solution"
        choices = [
            (cell, digit)
            for cell, symbol in enumerate(puzzle)
            if symbol == "."
            for digit in "123456789"
            if digit != solution[cell] and all(puzzle[p] != digit for p in peers(9)[cell])
        ]
        texts = [f"{puzzle[:c]}{digit}{puzzle[c + 1 :]}" for c, digit in choices]
        draw.random.shuffle(texts)
        # Where it can be, each empty cell on its own has a digit that would fit.
        text = next((text for text in texts if all(pool.choices_of(text).values())), texts[0])
        yield draw.call(text, "no digit is given twice")


def _several_solutions(draw: Draw) -> Iterator[Drawn]:
    """A unique puzzle with givens taken away until there are two solutions; the last has more."""
    from grader.sudoku.solver import count_solutions

    puzzles = draw.puzzles("easy", draw.suite.cases, 1_000)
    for number, puzzle in enumerate(puzzles, 1):
        givens = [cell for cell, symbol in enumerate(puzzle) if symbol != "."]
        draw.random.shuffle(givens)
        text, wanted = puzzle, 3 if number == len(puzzles) else 2
        more = ""
        for cell in givens:
            thinner = text[:cell] + "." + text[cell + 1 :]
            found = count_solutions(thinner, limit=3)
            if found == wanted:
                text = thinner
                break
            if found < wanted:
                text = thinner
            else:
                more = thinner
        else:
            text = more  # From one solution straight to three or more: rare, and good enough.
        yield draw.call(text, "two solutions" if text != more and wanted == 2 else "more than two")


def _hardly_any_digit(draw: Draw) -> Iterator[Drawn]:
    grid = draw.full_grid()
    for shown, note in ((0, "no digit at all"), (1, "a single digit"), (9, "a single row")):
        row = draw.random.randrange(9) * 9
        kept = range(row, row + shown)
        text = "".join(symbol if cell in kept else "." for cell, symbol in enumerate(grid))
        yield draw.call(text, note)


def _twice_in_a_unit(draw: Draw) -> Iterator[Drawn]:
    """A board with one digit twice in one row, column or box, and nothing else wrong with it.

    Over the nine boards, each of the nine places of a unit is twice one of the two.
    """
    kind = draw.suite.options["unit"]
    puzzles = draw.puzzles("medium", draw.suite.cases)
    chosen = _pairs_over_all_places(draw, kind)
    for number, (puzzle, pair) in enumerate(zip(puzzles, chosen, strict=True), 1):
        digit = draw.random.choice("123456789")
        text = _with_twice(puzzle, pair, digit)
        yield draw.call(text, f"{digit} twice in {kind} {number}, and nothing else")


def _pairs_over_all_places(draw: Draw, kind: str) -> list[tuple[int, int]]:
    """A pair of each unit, so that every place within a unit is in two of the pairs."""
    # As places of the first unit; two neighbours of a ring of all the places make a pair.
    cells = sorted({cell for pair in _pairs_in_no_other_unit(kind, 0) for cell in pair})
    allowed = set(_pairs_in_no_other_unit(kind, 0))
    while True:
        ring = draw.random.sample(cells, 9)
        pairs = [(min(p), max(p)) for p in zip(ring, ring[1:] + ring[:1], strict=True)]
        if allowed.issuperset(pairs):
            break
    indices = [_pairs_in_no_other_unit(kind, 0).index(pair) for pair in pairs]
    return [_pairs_in_no_other_unit(kind, k)[index] for k, index in enumerate(indices)]


def _every_pair_of_places(draw: Draw) -> Iterator[Drawn]:
    """A digit twice in a unit, once for each two places of it that share no other unit."""
    puzzle = draw.puzzles("medium", 1)[0]
    for kind in ("row", "column", "box"):
        texts = []
        count = len(_pairs_in_no_other_unit(kind, 0))
        # Every unit comes equally often, in any order.
        numbers = shuffled(draw.random, [index % 9 for index in range(count)])
        for index, number in enumerate(numbers):
            pair = _pairs_in_no_other_unit(kind, number)[index]
            texts.append(_with_twice(puzzle, pair, draw.random.choice("123456789")))
        note = f"a digit twice in a {kind}, once for each two places of it"
        yield note, tuple(draw.arguments(text) for text in texts)


def _shifted_rows(draw: Draw) -> Iterator[Drawn]:
    """Every row is the one above it, moved by one cell: right but for the boxes."""
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
    """State that is left over from one board shows in the next."""
    right, other = draw.puzzles("easy", 2)
    cell = right.index(".")
    wrong = right[:cell] + next(s for s in right[cell // 9 * 9 :] if s != ".") + right[cell + 1 :]
    for note, puzzles in (
        ("the same board twice", (right, right)),
        ("a valid board after one that is not", (wrong, right)),
        ("valid, not valid, valid", (other, wrong, right)),
    ):
        yield note, tuple(draw.arguments(puzzle) for puzzle in puzzles)


def _queens(draw: Draw) -> Iterator[Drawn]:
    for count in range(1, draw.suite.cases + 1):
        yield draw.call(str(count), "1 queen" if count == 1 else f"{count} queens")


def _queens_in_turn(draw: Draw) -> Iterator[Drawn]:
    """State that is left over from one call shows in the next."""
    first, second, third = draw.random.sample(range(4, 8), 3)
    for counts in (
        (second, second),
        (first, second, first),
        (8, 1, 2, 3),
        (third, 9, first),
        draw.random.sample(range(1, 8), 7),
    ):
        note = "one after the other: " + ", ".join(map(str, counts))
        yield note, tuple(draw.arguments(str(count)) for count in counts)


MAKERS: dict[str, Maker] = {
    "board_set": _board_set,
    "call_sequences": _call_sequences,
    "every_pair_of_places": _every_pair_of_places,
    "examples": _examples,
    "hardly_any_digit": _hardly_any_digit,
    "invalid_characters": _invalid_characters,
    "invalid_layout": _invalid_layout,
    "invalid_length": _invalid_length,
    "one_blank": _one_blank,
    "one_cell_changed": _one_cell_changed,
    "other_characters": _other_characters,
    "other_lengths": _other_lengths,
    "pool": _pool,
    "queens": _queens,
    "queens_in_turn": _queens_in_turn,
    "race": _race,
    "random_boards": _random_boards,
    "several_problems": _several_problems,
    "several_solutions": _several_solutions,
    "shifted_rows": _shifted_rows,
    "solved": _solved,
    "twice_in_a_unit": _twice_in_a_unit,
    "unsolvable": _unsolvable,
    "valid_and_not_in_turn": _valid_and_not_in_turn,
}
