"""Inputs that the hidden tests never draw: what a mutant must answer to count as equivalent.

They are made afresh by the generators, not taken from the pool, and are the same every time.
Sets of inputs that can be listed are listed whole: every cell as the only blank, every pair of
places in every unit, every length, every number of queens.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

from grader.catalog.exercise import Exercise
from grader.dev.mutants.boards import MOST, boards, placements
from grader.sudoku import generator, notation, rules
from grader.sudoku.shape import EMPTY, SYMBOLS, units
from grader.sudoku.solver import count_solutions, has_one_solution, solve
from grader.sudoku.symmetry import shuffled

SEED = "independent"
ASKED_OF = ": "
"""Between the name of a function and its input, for a problem with several functions."""
NAIVE = {"whole_board": 500, "row_col_box": 5_000, "candidates": 10_000}
"""What search in reading order may need on a board, on the rungs that can afford little."""
FAST = ("fewest_candidates", "naked_singles", "propagation", "exact_cover", "bit_planes",
        "bitboard", "lane_counting", "lanes")  # fmt: skip
"""Rungs that can afford any board."""


def inputs(exercise: Exercise) -> tuple[str, ...]:
    """Return the independent inputs for an exercise, as texts, in the order to ask them."""
    match exercise.problem.entry_point:
        case "solveNQueens":
            return _numbers_of_queens()
        case "solve_sudoku":
            return _puzzle_strings()
        case "countSolutions":
            return _boards_and_limits()
        case "isValidSudoku":
            return _positions()
        case "makePuzzle":
            return tuple(str(seed) for seed in range(2, 22))
        case "peersOf":
            return _planes()
        case "lanesWithNone":
            return _lanes()
        case "solveSudoku":
            found = _of_each_count() + _within(most_placements(exercise))
            return found + _other_sizes() if exercise.rung == "any_size" else found
    return ()


def most_placements(exercise: Exercise) -> int:
    """Return the largest cost of a board that a solver of this rung can be asked."""
    return MOST if exercise.rung in FAST else NAIVE.get(exercise.rung, MOST - 1)


@cache
def _of_each_count() -> tuple[str, ...]:
    """Yield a board of each number of blanks from 1 to 45."""
    random = Random(SEED)
    found = []
    for blanks in range(1, 46):
        puzzle = ""
        while not puzzle or not has_one_solution(puzzle):
            hidden = set(random.sample(range(81), blanks))
            grid = generator.random_grid(random)
            puzzle = "".join(EMPTY if cell in hidden else grid[cell] for cell in range(81))
        found.append(puzzle)
    return tuple(found)


def _within(most: int) -> tuple[str, ...]:
    return tuple(board.puzzle for board in boards() if board.placements <= most)


@cache
def _other_sizes() -> tuple[str, ...]:
    random = Random(SEED)
    found = [generator.minimal_puzzle(random, 4) for _ in range(150)]
    for side, count, blanks in ((16, 30, 90), (25, 10, 150)):
        found += [
            generator.puzzle_with_givens(random, side, side * side - blanks) for _ in range(count)
        ]
    return tuple(found)


@cache
def _numbers_of_queens() -> tuple[str, ...]:
    """Every number, and every pair of numbers one after the other."""
    pairs = [str(n) for one in range(1, 8) for other in range(1, 8) for n in (one, other)]
    return (*map(str, range(1, 10)), *pairs)


@cache
def _doubled() -> tuple[str, ...]:
    """Return a digit twice, and nothing else wrong: every pair of places in every unit."""
    random = Random(SEED)
    found = []
    for unit in units(9):
        for one, other in combinations(unit, 2):
            cells = [EMPTY] * 81
            cells[one] = cells[other] = random.choice(SYMBOLS[:9])
            found.append("".join(cells))
    return tuple(found)


@cache
def _positions() -> tuple[str, ...]:
    """Boards to call valid or not: with one pair that clashes, full ones, and sound ones."""
    random = Random(SEED)
    found = list(_doubled())
    for _ in range(200):
        grid = generator.random_grid(random)
        cells = [symbol if random.random() < 0.8 else EMPTY for symbol in grid]
        found.append("".join(cells))
        cells[random.randrange(81)] = random.choice(SYMBOLS[:9])
        found.append("".join(cells))
    return (EMPTY * 81, *found, *_within(MOST)[:200])


@cache
def _puzzle_strings() -> tuple[str, ...]:
    random = Random(SEED)
    sound = [board for board in _within(5_000) if board.count(EMPTY) > 1]
    board = sound[-1]
    found = list(sound[::2])
    for number in [*range(128), 0xA0, 0xB2, 0xBD, 0x663, 0x967, 0x2167, 0x2460, 0xFEFF, 0xFF13]:
        if chr(number) not in f"{SYMBOLS[:9]}{EMPTY}":
            found += [board[:cell] + chr(number) + board[cell + 1 :] for cell in (0, 40, 80)]
            found += [board + chr(number), chr(number) + board]
    found += [(board * 3)[:length] for length in range(165)]
    found += _doubled()
    found += list(_of_any_number(random, sound))
    return tuple(found)


@cache
def _boards_and_limits() -> tuple[str, ...]:
    """Boards with no solution, with one and with several; each with limits of every kind."""
    random = Random(SEED)
    sound = [board for board in _within(5_000) if board.count(EMPTY) > 1]
    found = [f"{board} limit = {random.randrange(1, 4)}" for board in sound[:200]]
    for board in _of_any_number(random, sound):
        if not rules.repetitions(notation.to_rows(board)) and placements(board) <= 5_000:
            found += [f"{board} limit = {limit}" for limit in (1, 2, 3, 20)]
    return (*found, *(f"{EMPTY * 81} limit = {limit}" for limit in (1, 2, 5, 40)))


def _of_any_number(random: Random, sound: list[str]) -> Iterator[str]:
    """Yield boards with no solution, with two, with some, and with very many."""
    for board in sound[:120]:
        givens = [cell for cell in range(81) if board[cell] != EMPTY]
        text = board
        for cell in shuffled(random, givens)[:4]:
            text = generator.without(text, cell)
            yield text
        cell = random.choice([cell for cell in range(81) if board[cell] == EMPTY])
        solution = solve(board) or ""
        digits = [digit for digit in SYMBOLS[:9] if digit != solution[cell]]
        wrong = board[:cell] + random.choice(digits) + board[cell + 1 :]
        if not has_one_solution(wrong) and placements(wrong) <= 5_000:
            yield wrong
    for board in sound[:60]:
        grid = solve(board) or ""
        if (rest := _with_two(random, grid)) is not None:
            yield rest


def _with_two(random: Random, grid: str) -> str | None:
    """Return a board of this grid with exactly two solutions, or None."""
    text = grid
    for cell in shuffled(random, range(81)):
        thinner = generator.without(text, cell)
        count = count_solutions(thinner, 3)
        if count <= 2:
            text = thinner
        if count == 2:
            return text
    return None


@cache
def _planes() -> tuple[str, ...]:
    """Return sets of cells of every size, and lists of candidates, for the three functions."""
    random = Random(SEED)
    found = []
    for size in [*range(12)] * 6 + [*range(12, 82, 3)]:
        cells = set(random.sample(range(81), size))
        drawn = "".join("1" if cell in cells else EMPTY for cell in range(81))
        found += [f"peersOf{ASKED_OF}{drawn}", f"onlyPlaces{ASKED_OF}{drawn}"]
    for number in range(60):
        share = number / 80
        held = ("".join(d for d in SYMBOLS[:9] if random.random() < share) for _ in range(81))
        found.append(f"cellsWithOne{ASKED_OF}{' '.join(digits or EMPTY for digits in held)}")
    return tuple(found)


@cache
def _lanes() -> tuple[str, ...]:
    """Return integers of one lane to 60, with few bits in each lane or many."""
    random = Random(SEED)
    found = []
    for count in range(1, 61):
        share = random.choice((0.05, 0.15, 0.2, 0.3, 0.6, 1))
        lanes = ["".join("01"[random.random() < share] for _ in range(9)) for _ in range(count)]
        contents = " ".join(f"0{lane}" for lane in lanes)
        found += [f"lanesWith{number}{ASKED_OF}{contents}" for number in ("None", "One", "Two")]
        flagged = " ".join(random.choice("01") + lane for lane in lanes)
        found.append(f"bitsOfLanes{ASKED_OF}{flagged}")
    return tuple(found)
