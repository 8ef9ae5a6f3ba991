"""Wrong answers of the rungs that fill no board: what they have in common, and a question."""

import pytest

from grader.catalog import catalog
from grader.grading import Task
from grader.judge.session import Submission
from grader.sandbox import isolation
from grader.sudoku import notation
from grader.why.explain import explain
from tests.conftest import SUBMISSIONS, Judge

VALID = """
def isValidSudoku(board):
    def clean(cells):
        cells = [x for x in cells if KEEP]
        return len(cells) == len(set(cells))
    for i in range(9):
        if not clean(board[i]) or not clean([row[i] for row in board]): return False
        BOX
    END
"""
PARTS = {
    "KEEP": "x != '.'",
    "BOX": "if not clean([board[i // 3 * 3 + k // 3][i % 3 * 3 + k % 3] for k in range(9)]):"
    " return False",
    "END": "return True",
}
QUEENS = """
def solveNQueens(n):
    out = []
    def go(r, cols):
        if r == n:
            return out.append(["." * c + "Q" + "." * (n - c - 1) for c in cols])
        for c in range(n):
            if TEST:
                go(r + 1, [*cols, c])
    go(0, [])
    return out
"""
COLUMN, FALLING, RISING = (
    "c not in cols",
    "all(c - x != r - i for i, x in enumerate(cols))",
    "all(x - c != r - i for i, x in enumerate(cols))",
)


def valid(**parts: str) -> str:
    text = VALID
    for name, code in {**PARTS, **parts}.items():
        text = text.replace(name, code)
    return text


def queens(*tests: str) -> str:
    return QUEENS.replace("TEST", " and ".join(tests)).replace("1)) for", "1) for")


def stored(name: str) -> str:
    return (SUBMISSIONS / "wrong/puzzle_string" / f"{name}.py").read_text(encoding="utf-8")


PUZZLES = """
import random
BOARD = [list(row) for row in {rows}]
def makePuzzle(seed):
    {draw}
    digits = random.sample("123456789", 9)
    return [[x if x == "." else digits[int(x) - 1] for x in row] for row in BOARD]
"""
ROWS = notation.to_rows(
    "...6...9.516.7....9....4.....89..7.....3..46...47....5..1....5..8..26.........31."
)


def puzzles(draw: str) -> str:
    return PUZZLES.format(rows=["".join(row) for row in ROWS], draw=draw)


LETTER_LESS = '''"""Says invalid character."""
def solve_sudoku(puzzle):
    """
    'invalid character' for a text of others."""
    return 'invalid character'
'''
ANSWERS = [
    ("make_puzzle", puzzles("pass"), "other", None, "Where does `random` get `seed`?"),
    ("make_puzzle", puzzles("random.seed(seed // 10**7)"), "other", None, "use all of it?"),
    ("valid_sudoku", valid(KEEP="True"), "empty-test", None, "'.' was counted"),
    ("valid_sudoku", valid(BOX="pass"), "check", "box", "a digit twice in a box"),
    ("valid_sudoku", valid(END="print(True)"), "other", None, "`print` shows"),
    ("valid_sudoku", valid(END="pass"), "other", None, "returned None"),
    ("valid_sudoku", valid(END="return 'True'"), "type", None, "the text 'True'"),
    ("n_queens", queens(FALLING, RISING), "check", "column", "on one column"),
    ("n_queens", queens(COLUMN, FALLING), "check", None, "rising diagonal"),
    ("n_queens", queens(COLUMN, RISING), "check", None, "falling diagonal"),
    ("puzzle_string", LETTER_LESS, "other", None, "Line 5: return 'invalid character'"),
    ("puzzle_string", stored("length_before_characters"), "other", None, "comes first"),
    ("puzzle_string", stored("layout_before_length"), "other", None, "comes first"),
    ("puzzle_string", stored("layout_without_boxes"), "check", "box", "twice in a box"),
]


@pytest.mark.parametrize(("rung", "text", "cause", "unit", "words"), ANSWERS)
def test_the_cause_of_a_wrong_answer(
    judge: Judge, rung: str, text: str, cause: str, unit: str | None, words: str
) -> None:
    exercise = catalog.load(rung).without_gates
    report = judge(text, exercise)
    submission = Submission("s.py", text.encode(), exercise.problem.entry_point)
    why = explain(Task(exercise, submission, isolation.choose(), 1), report)
    assert why is not None
    assert (why.cause, why.unit) == (cause, unit)
    assert words in " ".join(why.text)
    assert len(why.text) <= 3


VALID_BY_COLUMN = """
def isValidSudoku(board):
    for i in range(9):
        row, col = [], []
        for j in range(9):
            if board[i][j] != ".":
                if board[i][j] in row: return False
                row.append(board[i][j])
            if board[j][i] != ".":
                if board[j][i] in col: return False
                col.append(board[i][j])
    for k in range(9):
        box = [board[k // 3 * 3 + m // 3][k % 3 * 3 + m % 3] for m in range(9)]
        box = [cell for cell in box if cell != "."]
        if len(box) != len(set(box)): return False
    return True
"""
QUEENS_TO_N_LESS_1 = """
def solveNQueens(n):
    found = []
    def place(queens):
        if len(queens) == n:
            found.append(["." * q + "Q" + "." * (n - q - 1) for q in queens])
            return
        for c in range(n - 1):
            if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
                place(queens + [c])
    place([])
    return found
"""
COUNT_TO_8 = """
def countSolutions(board, limit):
    empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    found = 0
    def free(r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return set("12345678") - set(board[r]) - {row[c] for row in board} - box
    def search(k):
        nonlocal found
        if k == len(empty):
            found += 1
            return
        r, c = empty[k]
        for digit in free(r, c):
            board[r][c] = digit
            search(k + 1)
            board[r][c] = "."
            if found >= limit: return
    search(0)
    return found
"""


@pytest.mark.parametrize(
    ("rung", "text", "cause", "code"),
    [
        ("valid_sudoku", VALID_BY_COLUMN, "check", "col.append(board[i][j])"),
        ("n_queens", QUEENS_TO_N_LESS_1, "cells", "for c in range(n - 1):"),
        ("count_solutions", COUNT_TO_8, "digits", 'return set("12345678")'),
    ],
)
def test_a_repair_confirms_the_line(
    judge: Judge, rung: str, text: str, cause: str, code: str
) -> None:
    exercise = catalog.load(rung)
    report = judge(text, exercise)
    source = Submission("mine.py", text.encode(), exercise.problem.entry_point)
    why = explain(Task(exercise, source, isolation.choose(), report.seed), report)
    assert why is not None
    assert (why.cause, why.sure) == (cause, True)
    assert code in text.splitlines()[why.lines[0] - 1]
    assert why.text[0].startswith(f"Line {why.lines[0]}: {code[:20]}")
