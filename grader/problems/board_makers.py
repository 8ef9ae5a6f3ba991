"""Make the hidden cases that problems about boards share."""

from collections.abc import Iterator, Sequence

from grader.pool.pool import choices_of
from grader.problems.draw import Draw, Drawn, Maker, examples
from grader.sudoku.symmetry import shuffled

DIGITS = "123456789"


def from_pool(draw: Draw) -> Iterator[Drawn]:
    """Yield the puzzles of the pool that the suite's options ask for."""
    for puzzle in draw.puzzles(count=draw.suite.cases, **draw.suite.options):
        yield draw.call(puzzle)


def board_set(draw: Draw) -> Iterator[Drawn]:
    """Yield every board of a set: only the whole set keeps its promise."""
    from grader.pool.board_sets import draw_set

    for puzzle in draw_set(draw.random, draw.suite.options["kind"]):
        yield draw.call(puzzle)


def random_boards(draw: Draw) -> Iterator[Drawn]:
    """Yield boards of any kind, with any share of the blanks revealed."""
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


def race(draw: Draw) -> Iterator[Drawn]:
    """Yield each board relabelled in pairs: then trying digits upwards or downwards is the same."""
    options, race = draw.suite.options, draw.suite.race
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
    """Return the 9×9 board with 1 to 9 replaced by `digits`, in that order."""
    return puzzle.translate(str.maketrans(DIGITS, "".join(digits)))


def fixed(draw: Draw) -> Iterator[Drawn]:
    """Yield boards unchanged, because a disguise would lose their purpose."""
    for puzzle in draw.suite.options["puzzles"]:
        yield draw.call(puzzle, f"{len(puzzle) - puzzle.count('.')} givens")


def renamed(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with other digits, each as often as the suite says."""
    for _ in range(draw.suite.cases):
        for puzzle in draw.suite.options["puzzles"]:
            yield draw.call(_renamed(puzzle, shuffled(draw.random, DIGITS)))


def solved(draw: Draw) -> Iterator[Drawn]:
    """Yield one board without an empty cell."""
    yield draw.call(draw.full_grid(), "already solved")


def digits_in_turn(draw: Draw) -> Iterator[Drawn]:
    """Boards that lack all of a digit, most of it, or nothing of it; then a few blanks."""
    grid = draw.full_grid()
    for note, shown in (("not given", 0), ("given once", 1), ("given nine times", 9)):
        texts = []
        for digit in DIGITS:
            hidden = DIGITS[DIGITS.index(digit) - 1] if shown == 9 else digit
            cells = [cell for cell, symbol in enumerate(grid) if symbol == hidden]
            kept = draw.random.sample(cells, shown % 9)
            texts.append(
                "".join(
                    "." if symbol == hidden and cell not in kept else symbol
                    for cell, symbol in enumerate(grid)
                )
            )
        yield f"each digit in turn: it is {note}", tuple(draw.arguments(text) for text in texts)
    # A row and a cell far from it: whatever part of them is empty, there is one solution.
    hidden_cells = [*draw.random.sample(range(9), 9), 40]
    texts = []
    for count in range(2, 11):
        chosen = hidden_cells[:count]
        texts.append("".join("." if c in chosen else symbol for c, symbol in enumerate(grid)))
    yield "2 empty cells, 3, and so on to 10", tuple(draw.arguments(text) for text in texts)


def one_blank(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with one empty cell: each corner, and the middle."""
    places = ((0, 0), (0, 8), (8, 0), (8, 8), (4, 4))
    words = ("first row, first column", "first row, last column", "last row, first column",
             "last row, last column", "the middle")  # fmt: skip
    for (row, column), words_ in zip(places, words, strict=True):
        cell = row * 9 + column
        grid = draw.full_grid()
        yield draw.call(grid[:cell] + "." + grid[cell + 1 :], f"a single empty cell: {words_}")


def call_sequences(draw: Draw) -> Iterator[Drawn]:
    """Yield boards in turn: state left over from one call shows in the next, on another board."""
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
        ("after a board that was already solved", (solved, medium)),
        ("two boards with the same number of givens", (medium, twin)),
        ("a nearly full board after an empty one", (hard, nearly)),
        ("two boards that begin alike", (medium, _with_last_rows_swapped(medium))),
        (
            "boards with the same cells empty",
            (easy, _with_other_digits(easy), _with_the_same_diagonal(easy)),
        ),
        (
            "boards that differ in two rows or in two columns",
            (easy, _with_first_rows_swapped(easy), easy, *_with_columns_swapped(easy)),
        ),
    ):
        yield note, tuple(draw.arguments(puzzle) for puzzle in puzzles)


def _with_last_rows_swapped(puzzle: str) -> str:
    """Return another board with the same first rows: rows of one band may change places."""
    return puzzle[:63] + puzzle[72:] + puzzle[63:72]


def _with_first_rows_swapped(puzzle: str) -> str:
    """Another board with the same last rows, and the same rows in another order."""
    return puzzle[9:18] + puzzle[:9] + puzzle[18:]


def _with_columns_swapped(puzzle: str) -> tuple[str, str]:
    """Two other boards, one with the same first columns and one with the same last ones."""
    rows = [puzzle[start : start + 9] for start in range(0, 81, 9)]
    last = "".join(row[:7] + row[8] + row[7] for row in rows)
    return last, "".join(row[1] + row[0] + row[2:] for row in rows)


def _with_other_digits(puzzle: str) -> str:
    """Return another board with the same cells empty: every digit changes into another one."""
    return puzzle.translate(str.maketrans("123456789", "234567891"))


def _with_the_same_diagonal(puzzle: str) -> str:
    """Return another board in which the two digits changed places that are rare on the diagonal."""
    first, second = sorted("123456789", key=puzzle[::10].count)[:2]
    return puzzle.translate(str.maketrans(first + second, second + first))


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


def unsolvable(draw: Draw) -> Iterator[Drawn]:
    """Yield unique puzzles with a wrong digit in an empty cell, against no given in sight."""
    for puzzle in draw.puzzles("medium", draw.suite.cases, 5_000):
        yield draw.call(with_wrong_digit(draw, puzzle)[0], "no digit is given twice")


def with_wrong_digit(draw: Draw, puzzle: str) -> tuple[str, int]:
    """Return a unique puzzle with a digit in an empty cell that is wrong there, and the cell.

    No peer of the cell is given with this digit.
    """
    from grader.sudoku.shape import peers
    from grader.sudoku.solver import solve

    solution = solve(puzzle)
    assert solution is not None, "every board of the pool has a solution"
    choices = [
        (cell, digit)
        for cell, symbol in enumerate(puzzle)
        if symbol == "."
        for digit in "123456789"
        if digit != solution[cell] and all(puzzle[p] != digit for p in peers(9)[cell])
    ]
    texts = [(f"{puzzle[:c]}{digit}{puzzle[c + 1 :]}", c) for c, digit in choices]
    draw.random.shuffle(texts)
    # Where it can be, each empty cell on its own has a digit that would fit.
    return next((one for one in texts if all(choices_of(one[0]).values())), texts[0])


def several_solutions(draw: Draw) -> Iterator[Drawn]:
    """Yield a unique puzzle with givens taken away until there are two solutions.

    The last puzzle has more.
    """
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


MAKERS: dict[str, Maker] = {
    "board_set": board_set,
    "call_sequences": call_sequences,
    "examples": examples,
    "fixed": fixed,
    "digits_in_turn": digits_in_turn,
    "one_blank": one_blank,
    "pool": from_pool,
    "race": race,
    "random_boards": random_boards,
    "renamed": renamed,
    "solved": solved,
}
