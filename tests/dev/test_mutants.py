"""``grader dev mutants``: wrong solvers are made of right ones, judged, and explained."""

import ast
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.dev.clone import find_clone
from grader.dev.mutants import explained, independent, judging, run, telling
from grader.dev.mutants.edits import Tree
from grader.dev.mutants.misconceptions import MISCONCEPTIONS
from grader.dev.mutants.operators import OPERATORS
from grader.dev.mutants.population import Mutant, population, sample
from grader.dev.mutants.results import (
    BadResults,
    Fate,
    Result,
    Results,
    deciding_boards,
    drawn_by_suite,
    keys,
    suites_of,
)
from grader.dev.mutants.run import Judged, Run, sample_defects
from grader.dev.mutants.table import rows, table
from grader.dev.mutants.wrappers import wrapped, wrappers
from grader.judge.case import Verdict
from grader.sandbox.isolation import choose
from grader.sandbox.level import Level
from grader.sudoku.solver import has_one_solution
from tests.conftest import full_name

SETS = full_name("sets")

CLONE = find_clone()

CHECK = """\
def fits(board, row, col, digit):
    top, left = row // 3 * 3, col // 3 * 3
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
        if board[top + i // 3][left + i % 3] == digit:
            return False
    return True
"""
SEARCH = """\
def solve(board):
    seen = []
    def search(k):
        if k == len(seen):
            return True
        for digit in "123456789":
            board[k] = digit
            if search(k + 1):
                return True
            board[k] = "."
        return False
    search(0)
"""


def _whats(text: str) -> Counter[str]:
    tree = Tree(text)
    return Counter(
        f"{edit.operator}: {edit.what}"
        for make in (*MISCONCEPTIONS, *OPERATORS)
        for edit in make(tree)
    )


@pytest.mark.parametrize(
    "what",
    [
        "comparison: board[row][i] == digit → board[row][i] != digit",
        "arithmetic: i % 3 → i // 3",
        "constant: 9 → 8",
        "constant: False → True",
        "range: range(9) → range(9 - 1)",
        "swapped: board[row][i] → board[i][row]",
        "condition: board[row][i] == digit or board[i][col] == digit → board[i][col] == digit",
        "statement dropped: return False → nothing",
        "jump: return True → into the loop above",
        "box formula: row // 3 * 3 → row % 3",
        "box walked wrongly: i // 3 → i // (3 + 1)",
        "cell ignored: board[row][i] == digit → board[row][i] == digit and i != 4",
    ],
)
def test_a_check_of_the_units_is_weakened(what: str) -> None:
    assert _whats(CHECK)[what]


@pytest.mark.parametrize(
    "what",
    [
        "few candidates: '123456789' → list('123456789')[:2]",
        "digit missing: '123456789' → '12345678'",
        "last left out: len(seen) → len(seen) - 1",
        "first dead end ends all: if search(k + 1): return True → return search(k + 1)",
        "result not returned: if search(k + 1): return True → search(k + 1)",
        "undo in the wrong place: undo on success of search(k + 1)",
        "state kept: seen = [] → a global",
        "state kept: seen = [] → a default argument",
        "statement dropped: board[k] = '.' → nothing",
    ],
)
def test_a_search_gets_the_mistakes_of_learners(what: str) -> None:
    assert _whats(SEARCH)[what]


def test_an_edit_leaves_the_tree_as_it_was() -> None:
    tree = Tree(SEARCH)
    before = tree.written()
    for make in (*MISCONCEPTIONS, *OPERATORS):
        for edit in make(tree):
            assert tree.written(edit) != "", edit
            assert tree.written() == before, edit


def test_docstrings_annotations_and_scripts_are_left_alone() -> None:
    tree = Tree(
        'def f(x: "list[1]"):\n    "1"\n    return x\nif __name__ == "__main__":\n    f(1)\n'
    )
    assert {edit.operator for make in OPERATORS for edit in make(tree)} == {"statement dropped"}


@pytest.mark.parametrize(
    "rung", [full_name("valid_sudoku"), full_name("row_col_box"), full_name("n_queens")]
)
def test_mutants_are_programs_no_two_alike_and_always_the_same(rung: str) -> None:
    mutants = population(CLONE, rung)
    assert len(mutants) > 150
    assert len({mutant.name for mutant in mutants}) == len(mutants)
    forms = {ast.dump(ast.parse(mutant.text)) for mutant in mutants}
    assert len(forms) == len(mutants)
    assert population(CLONE, rung) == mutants
    few = sample(mutants, 12)
    assert few == sample(mutants, 12)
    assert len({mutant.operator for mutant in few}) > 6


@pytest.mark.parametrize(
    "entry_point", ["solveSudoku", "isValidSudoku", "solve_sudoku", "solveNQueens"]
)
def test_wrappers_are_programs(entry_point: str) -> None:
    found = list(wrappers(entry_point, any_size=entry_point == "solveSudoku"))
    assert len({(operator, what) for operator, what, _ in found}) == len(found)
    for _, _, body in found:
        ast.parse(wrapped("def f(board): pass", entry_point, body))


def _mutant(rung: str, old: str, new: str) -> Mutant:
    exercise = catalog.load(rung)
    original = Tree((CLONE.solutions / f"{rung}.py").read_bytes()).written()
    assert old in original
    text = original.replace(old, new)
    entry_point = exercise.problem.entry_point
    return Mutant(rung, f"solutions/{rung[3:]}", "by hand", new, 1, text, original, entry_point)


WRONG = (SETS, "boxes[box].remove(digit)", "pass")
UNFINISHED = (SETS, "position == len(empties)", "position == len(empties) - 1")
RIGHT = (SETS, "if position == len(empties)", "if len(empties) == position")
LATER = (SETS, "range(9)", "range(0, 9)")


def test_what_a_fixed_case_refuses_is_done_with_one_seed() -> None:
    mutant = _mutant(*UNFINISHED)
    result = judging.judge(judging.Job(mutant, "key", False))
    assert result.fate is Fate.KILLED
    assert result.killers == ("one-blank-01",)
    assert not judging.is_left(mutant, result, False)


def test_what_a_drawn_case_refuses_is_asked_with_more_seeds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "CONFIRMING", 5)
    mutant = _mutant(*WRONG)
    # As if a suite had refused it that hardly ever does: all others are asked where it does not.
    known = Result(mutant.name, "key", ("solved-01",), "Wrong Answer")
    assert judging.is_left(mutant, known, False)
    result = judging.judge(judging.Job(mutant, "key", False, known=known))
    assert len(result.killers) == 5
    assert result.fate is Fate.KILLED
    assert result.killers[1] != "solved-01"
    assert result.boards == deciding_boards(SETS, suites_of(result.killers))


def test_a_right_mutant_survives_and_counts_as_equivalent_for_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = independent.inputs(catalog.load(SETS))[:60]
    monkeypatch.setattr(telling, "_inputs", lambda rung: few)
    monkeypatch.setattr(telling, "STARTS", 8)
    mutant = _mutant(*RIGHT)
    first = judging.judge(judging.Job(mutant, "key", False))
    assert (first.killers, first.fate) == (("",), Fate.SURVIVED)
    assert judging.is_left(mutant, first, False)
    assert not judging.is_left(mutant, first, True)
    result = judging.judge(judging.Job(mutant, "key", False, known=first))
    assert result.fate is Fate.EQUIVALENT
    assert "60 independent inputs" in result.reason


def test_a_result_holds_while_the_suites_that_refused_draw_the_same() -> None:
    of_one = deciding_boards(SETS, frozenset({"hard"}))
    assert of_one != deciding_boards(SETS, frozenset({"easy"}))
    assert deciding_boards(SETS, frozenset()) == deciding_boards(
        SETS, frozenset(drawn_by_suite(SETS))
    )
    mutant = _mutant(*WRONG)
    whole = Run(CLONE, [], Results(None))
    whole.mutants = [mutant]
    whole._keys = {mutant.name: "key"}
    result = Result(mutant.name, "key", ("hard-01",), boards=of_one)
    for boards, held in ((of_one, result), ("other", None)):
        whole._results.add(replace(result, boards=boards))
        assert whole.judged() == [Judged(mutant, held, False)]


def test_what_compiles_to_the_same_code_is_equivalent() -> None:
    mutant = _mutant(SETS, "row // 3 * 3 + col // 3", "(row // 3) * (1 + 2) + col // 3")
    found = telling.search(catalog.load("sets"), mutant, choose(Level.PROCESS))
    assert found == telling.Search(None, telling.SAME_CODE)


def test_results_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    result = Result("a: b: c", "1234", ("", "hard-03"), "Accepted")
    Results(path).add(result)
    Results(path).add(replace(result, key="5678", broken="a fault of the kit"))
    again = Results(path)
    assert again.of("1234") == result
    assert again.of("5678") is None
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadResults, match="line 1"):
        Results(path)


def test_a_key_changes_with_the_text() -> None:
    exercise = catalog.load("sets")
    one, other = _mutant(*WRONG), _mutant(*RIGHT)
    of_both = keys(exercise, [one, other])
    assert len(set(of_both.values())) == 2
    assert keys(exercise, [one]) == {one.name: of_both[one.name]}


def test_fates_are_counted_by_rung_and_operator() -> None:
    mutant = _mutant(*WRONG)
    judged = [
        Judged(mutant, Result("", "", ("hard-01",)), False),
        Judged(mutant, Result("", "", ("", "", "hard-01")), False),
        Judged(mutant, Result("", "", ("",)), False),
        Judged(mutant, Result("", "", ("",)), True),
        Judged(mutant, Result("", "", ("",), reason="right on all"), False),
        Judged(mutant, None, False),
    ]
    (row,) = rows(judged).values()
    assert row.fates == {
        Fate.KILLED: 1,
        Fate.SOMETIMES: 1,
        Fate.SURVIVED: 1,
        Fate.EQUIVALENT: 2,
        Fate.NOT_RUN: 1,
    }
    assert row.seeds == 3
    assert table(judged).row_count == 2


def test_explanations_are_rendered_and_read(tmp_path: Path) -> None:
    path = tmp_path / "explained.toml"
    entries = [
        ("sets", 'solutions/sets: x: "a" → b', "why"),
        ("sets", "y", "why"),
        ("lanes", "z", "no"),
    ]
    path.write_text(explained.rendered(entries), encoding="utf-8")
    assert explained.explanations(path) == {name: reason for _, name, reason in entries}
    path.write_text("[sets]\nwhy = 3\n", encoding="utf-8")
    with pytest.raises(explained.BadExplanations):
        explained.explanations(path)


def test_explanations_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, right = _mutant(*WRONG), _mutant(*RIGHT)
    monkeypatch.setattr(run, "population", lambda clone, rung: [wrong, right])
    monkeypatch.setattr(run, "explanations", dict)
    assert all("accepted and not explained" in one for one in sample_defects(CLONE, SETS))
    assert len(sample_defects(CLONE, SETS)) == 1
    reasons = {right.name: "it is the same", "solutions/sets: gone: a → b": "it was the same"}
    monkeypatch.setattr(run, "explanations", lambda: reasons)
    assert sample_defects(CLONE, SETS) == []
    whole = Run(CLONE, [SETS], Results(None))
    assert whole.defects() == [
        "solutions/sets: gone: a → b: it is explained, and there is no such mutant"
    ]
    reasons[wrong.name] = "it is not the same"
    assert "explained as equivalent, and refused on" in sample_defects(CLONE, SETS)[0]


def test_one_that_is_explained_may_be_slow() -> None:
    slow = Result("sets", "key", ("hard-01",), verdict=Verdict.TIME_LIMIT.value)
    assert run._defects(Judged(_mutant(*RIGHT), slow, explained=True)) == []


def test_a_run_judges_what_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutants = [_mutant(*UNFINISHED), _mutant(*RIGHT), _mutant(*LATER)]
    monkeypatch.setattr(run, "population", lambda clone, rung: mutants)
    monkeypatch.setattr(run, "explanations", lambda: {one.name: "right" for one in mutants[1:]})
    path = tmp_path / "results.jsonl"
    first = Run(CLONE, [SETS], Results(path))
    assert len(first.jobs()) == 3
    next(first.judge(1))
    second = Run(CLONE, [SETS], Results(path))
    assert len(second.jobs()) < 3
    left = len(second.jobs())
    assert len(list(second.judge(1))) == left
    assert not second.jobs()
    assert second.defects() == []
    assert len([json.loads(line) for line in path.read_text().splitlines()]) == 3


def test_independent_inputs_suit_the_rung() -> None:
    boards = independent.inputs(catalog.load("candidates"))
    assert len(boards) > 200
    assert all(has_one_solution(board) for board in boards)
    lengths = {len(text) for text in independent.inputs(catalog.load("puzzle_string"))}
    assert lengths.issuperset(range(165))
    sizes = {len(text) for text in independent.inputs(catalog.load("any_size"))}
    assert sizes == {16, 81, 256, 625}
    queens = independent.inputs(catalog.load("n_queens"))
    assert queens[:9] == tuple("123456789")
