"""What a failed check teaches: the lesson fits the mistake, for mistakes that people make."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.judge.policy import WATCHING
from grader.judge.session import Session, Submission, reference
from grader.judge.why import CAUSES, Fact, Why
from grader.learner import hints, steps
from grader.learner.attempts import just_failed, next_lesson_or_hint
from grader.learner.progress import Attempt, Progress
from grader.measure.hot_spots import HotSpot, hot_spots
from grader.problems.answer import Plain
from grader.sandbox import isolation
from grader.sandbox.process import Limits
from tests.conftest import SUBMISSIONS, Judge

LESSONS = {
    "box_not_checked": hints.BOXES_ONLY,
    "checks_two_rows_of_the_box": hints.BOXES_ONLY,
    "row_not_checked": hints.ONE_LINE_KIND.format(wrong="rows", single="row"),
    "column_not_checked": hints.ONE_LINE_KIND.format(wrong="columns", single="column"),
    "returns_a_new_board": hints.NOT_IN_PLACE,
    "solves_a_deepcopy": hints.NOTHING_LEFT,
    "undo_after_success": hints.NOTHING_LEFT,
    "box_index_with_remainder": hints.BOXES_ONLY,
    "box_set_not_undone": hints.GAVE_UP,
    "first_candidate_only": hints.GAVE_UP,
    "missing_undo": hints.STOPPED_EARLY,
    "naked_singles_only": hints.STOPPED_EARLY,
    "undo_clears_too_much": hints.UNDO.format(units="rows, columns and boxes"),
    "writes_ints": hints.CELLS_ARE_STRINGS,
    "wipes_givens_when_going_back": hints.KEEP_THE_GIVENS,
    "state_in_a_default_argument": hints.KEPT_STATE,
    "key_error_for_an_empty_box": (
        "The dict `boxes` has no key (2, 0) here: is every key put in before this line asks for it?"
    ),
}
ENDLESS_LOOP = """
def solveSudoku(board):
    row = 0
    while row < 9:
        if "." not in board[row]:
            row += 1
"""


QUICKLY = replace(WATCHING, workers=1, after_failure=1.5, shrinking=0)
"""Several failing boards are enough for a lesson."""


@pytest.mark.parametrize("name", LESSONS)
def test_the_lesson_fits_the_mistake(judge: Judge, name: str) -> None:
    exercise = catalog.load("bitmask").without_gates
    submission = SUBMISSIONS / "wrong" / "bitmask" / f"{name}.py"
    report = judge(submission.read_bytes(), exercise, seed=5, policy=QUICKLY)
    assert hints.lesson(report) == LESSONS[name]


LANES = """
def lanesWithTwo(lanes, count):
    return 0
"""
PEERS_IGNORED = """
def solveSudoku(board):
    candidates = [c if c != "." else "123456789" for row in board for c in row]
    for cell, digits in enumerate(candidates):
        board[cell // 9][cell % 9] = digits[0]
"""


def test_a_small_function_gets_the_call_and_its_answer(judge: Judge) -> None:
    exercise = catalog.load("lane_counting").only("lanesWithTwo")
    text = hints.lesson(judge(LANES, exercise, only="two-example-01", policy=QUICKLY))
    fact, question = steps.split(text)
    assert "`lanesWithTwo` got\n\n    0000000000 0000010000" in fact
    assert "Lane 1 came back as 0000000000, and it must be 1000000000" in fact
    assert question == hints.BY_HAND
    assert steps.name_of(question) == "a question"


def test_a_board_where_words_were_asked_for_is_no_board_that_breaks_a_rule(judge: Judge) -> None:
    text = "def solve_sudoku(puzzle):\n    return '1' * 81\n"
    report = judge(text, "puzzle_string", only="example-08", policy=QUICKLY)
    fact, question = steps.split(hints.lesson(report))
    assert fact.endswith("Returned 81 digits; this puzzle is 'multiple solutions'.")
    assert question == hints.BY_HAND


def test_a_program_that_keeps_candidates_hears_nothing_of_cells_to_empty(judge: Judge) -> None:
    for rung, told in (("bitboard", hints.REPEATED), ("bitmask", hints.UNDO)):
        report = judge(PEERS_IGNORED, catalog.load(rung).without_gates, policy=QUICKLY)
        assert hints.lesson(report) == told.format(units="rows, columns and boxes")


def test_an_accepted_check_needs_no_lesson(judge: Judge) -> None:
    submission = SUBMISSIONS / "right" / "whole_board" / "norvig.py"
    report = judge(submission.read_bytes(), only="example-01")
    assert report.verdict.accepted
    assert hints.lesson(report) == ""


def test_a_slow_solver_is_told_which_function_costs_most() -> None:
    text = _time_lesson(catalog.load("whole_board").name)
    assert "on case hard-01" in text
    assert "% of the executed lines are" in text
    lines = reference(catalog.load("whole_board")).text.decode().splitlines()
    found = re.search(r"in `isValidSudoku`\s\(lines (\d+) to (\d+)\)", text)
    assert found is not None
    named = lines[int(found[1]) - 1 : int(found[2])]
    assert "rows: list" in named[0]
    assert named[-1] == "    return True"


def test_an_endless_loop_is_told_which_lines_it_runs() -> None:
    text = hints.time_lesson("hard-01", _spots(ENDLESS_LOOP.encode()))
    assert text.startswith("On case hard-01, 100 % of the executed lines")
    assert "lines 4 to 5: does that loop ever" in text


def test_a_solver_that_answers_nothing_gets_the_general_word() -> None:
    assert hints.time_lesson("hard-01", _spots(b"def solveSudoku(board):\n raise SystemExit")) != ""
    assert hints.time_lesson("hard-01", ()) == hints.TIME


def _time_lesson(rung: str) -> str:
    with open(catalog.reference_path(rung), "rb") as file:
        return hints.time_lesson("hard-01", _spots(file.read()))


def _spots(text: bytes) -> tuple[HotSpot, ...]:
    board: list[Plain] = [["."] * 9 for _ in range(9)]
    source = Submission("submission.py", text, "solveSudoku")
    session = Session(source, isolation.choose().start, Limits(memory=256 << 20))
    try:
        return hot_spots(session, (board,))
    finally:
        session.close()


def test_a_known_cause_goes_from_the_fact_to_the_question_to_the_edit(tmp_path: Path) -> None:
    why = Why(
        "result", None, (44,), True, Fact(),
        ("After 295 steps your board was full and right; then line 45 emptied a cell.",
         "Line 44: self.solve(board)",
         "The search below answers True or False. What happens to its answer?"),
    )  # fmt: skip
    exercise = catalog.load("bitmask")
    history = Progress(str(tmp_path / "p.db"))
    lesson = steps.joined(steps.levels(why, exercise))
    history.record(Attempt(exercise.name, "Wrong Answer", 0, 9, 0.0, 1, lesson="before"))
    history.learn_more(exercise.name, lesson)
    text = history.attempts(exercise.name)[-1].lesson
    words = [next_lesson_or_hint(exercise, history, text) for _ in range(4)]
    fact, question, edit, hint = words
    assert isinstance(fact, hints.Lesson)
    assert (fact.level, fact.levels) == (1, 3)
    assert fact.text.startswith("After 295 steps")
    assert "Line 44: `self.solve(board)`" in question.text
    assert "What happens to its answer?" in question.text
    assert "return True" in edit.text
    assert isinstance(hint, hints.Hint)
    assert hint.number == 1


def test_a_broken_file_spends_no_hint(tmp_path: Path) -> None:
    exercise = catalog.load("bitmask")
    history = Progress(str(tmp_path / "p.db"))
    for verdict in hints.BROKEN:
        history.record(Attempt(exercise.name, verdict, 0, 9, 0.0, 1, lesson="add a colon"))
        for _ in range(3):
            word = next_lesson_or_hint(exercise, history, "add a colon")
            assert isinstance(word, hints.Lesson)
    assert history.standings()[exercise.name].hints == 0


def test_hints_read_after_the_exercise_was_accepted_do_not_count(tmp_path: Path) -> None:
    exercise = catalog.load("bitmask")
    history = Progress(str(tmp_path / "p.db"))
    history.record(Attempt(exercise.name, "Runtime Error", 5, 9, 0.0, 1, lesson="a value"))
    words = [next_lesson_or_hint(exercise, history, "a value") for _ in range(2)]
    assert [type(word) for word in words] == [hints.Lesson, hints.Hint], "it runs, on some boards"
    history.record(Attempt(exercise.name, "Accepted", 9, 9, 0.0, 1))
    assert [next_lesson_or_hint(exercise, history, "") for _ in range(3)]
    assert history.standings()[exercise.name].hints == 1


def test_every_cause_of_a_wrong_answer_has_an_edit() -> None:
    assert set(CAUSES) - set(steps.EDITS) == {"raise", "slow", "other"}


def test_the_stepper_is_offered_after_three_failures_and_once() -> None:
    wrong = Attempt("bitmask", "Wrong Answer", 0, 9, 0.0, 1)
    right, broken = wrong._replace(verdict="Accepted"), wrong._replace(verdict="Syntax Error")
    offered = [just_failed([right, *[wrong] * number]) for number in range(1, 6)]
    assert offered == [False, False, True, False, False]
    assert not just_failed([wrong, broken, wrong])
    assert not just_failed([wrong, wrong, wrong, broken])
