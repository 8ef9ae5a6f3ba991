"""What it costs to record the steps of a call, and how large the page of them is.

Run it by hand:  python tests/benchmarks/steps.py [-n TIMES] [FILE ...]

FILE is a submission in a folder with the name of its rung.  Without any, it takes the references
and ordinary programs of learners, right and wrong ones.  Each runs on LeetCode's example, or on
the first example of its problem.  The cost is the worker's CPU time for the recorded call against
that of the plain call; both are made in turn, and the least ratio counts: a busy machine only adds.
"""

import argparse
import statistics
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from grader.catalog import catalog  # noqa: E402
from grader.catalog.exercise import Exercise  # noqa: E402
from grader.judge.case import Case  # noqa: E402
from grader.judge.session import Session, Submission, reference  # noqa: E402
from grader.measure.steps import board_of  # noqa: E402
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE  # noqa: E402
from grader.report.page import stepper  # noqa: E402
from grader.sandbox.isolation import choose  # noqa: E402
from grader.sandbox.process import Budget, Limits  # noqa: E402
from grader.why.playback import own_case, play  # noqa: E402

RUNGS = ["bitmask", "sets", "candidates", "row_col_box", "propagation", "exact_cover", "lanes"]
PROGRAMS = [
    "right/whole_board/norvig",
    "right/whole_board/generator_search",
    "right/whole_board/rebinds_with_slice",
    "right/row_col_box/three_helpers",
    "right/row_col_box/cell_numbers",
    "right/candidates/set_of_what_is_used",
    "right/candidates/removed_from_a_list",
    "right/candidates/string_replace",
    "right/sets/defaultdicts",
    "right/sets/one_set_of_facts",
    "right/sets/place_and_unplace",
    "right/sets/three_lists_of_sets",
    "right/bitmask/one_list_of_27_masks",
    "right/explicit_stack/generators_on_a_stack",
    "right/explicit_stack/moves_and_undo_marks_in_a_deque",
    "right/explicit_stack/remaining_masks_beside_positions",
    "right/fewest_candidates/buckets_by_count",
    "right/fewest_candidates/copies_of_a_dict_of_strings",
    "right/naked_singles/rounds_until_nothing_changes",
    "right/propagation/queue_of_decided_cells",
    "right/exact_cover/dicts_of_sets",
    "right/exact_cover/generator_of_solutions",
    "right/n_queens/sets_of_columns_and_diagonals",
    "wrong/bitmask/box_checked_before_placing",
    "wrong/sets/row_set_not_undone",
    "wrong/sets/undo_after_success",
    "wrong/candidates/undo_forgotten_on_the_stack",
    "wrong/exact_cover/boxes_have_no_needs",
]
ENOUGH = Budget(60.0)
RECORDED = 50.0
"""CPU seconds of a call that are recorded."""


class Cost(NamedTuple):
    """What one call took, in CPU seconds."""

    plain: float
    recorded: float

    @property
    def times(self) -> float:
        return self.recorded / self.plain


def main() -> None:
    """Print a line for each program, and the worst and the median ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=5, metavar="TIMES")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    found = []
    print("   plain     recorded  times     steps      page")
    for name, exercise, submission in _programs(options.files):
        example = LEETCODE_EXAMPLE if exercise.problem.fills_board else exercise.problem.examples[0]
        case = own_case(exercise, example.input)
        cost = _cost(submission, case, options.n)
        if cost is None:
            print(f"{'it ends in no answer':42} {name}")
            continue
        _, playback = play(exercise, submission, choose(), case)
        assert playback is not None
        size = len(stepper.page(playback, exercise.title))
        kept = sum(len(chunk.steps) for chunk in playback.steps.chunks)
        found.append((cost.times, size))
        print(
            f"{1000 * cost.plain:6.1f} ms {1000 * cost.recorded:8.1f} ms {cost.times:6.1f}"
            f" {kept:>9,} {size / 1e6:6.2f} MB {name}"
        )
    times = [one for one, _ in found]
    print(
        f"{len(found)} programs: {statistics.median(times):.1f} times, at worst {max(times):.1f};"
    )
    print(f"the largest page has {max(size for _, size in found) / 1e6:.1f} MB")


def _programs(files: list[Path]) -> list[tuple[str, Exercise, Submission]]:
    found = []
    for rung in () if files else RUNGS:
        exercise = catalog.load(rung)
        found.append((f"reference/{rung}", exercise, reference(exercise)))
    folder = ROOT / "tests" / "submissions"
    for path in files or [folder / f"{name}.py" for name in PROGRAMS]:
        exercise = catalog.load(path.parent.name)
        text = path.read_bytes()
        submission = Submission(path.name, text, exercise.problem.entry_point)
        found.append(("/".join(path.with_suffix("").parts[-3:]), exercise, submission))
    return found


def _cost(submission: Submission, case: Case, times: int) -> Cost | None:
    """Return the cost with the least ratio; None if a call did not end well."""
    arguments = case.calls[-1]
    session = Session(submission, choose().start, Limits())
    costs = []
    try:
        session.load()
        for _ in range(times):
            answered = session.answer(arguments, ENOUGH)
            if answered.fields is None or "raised" in answered.fields:
                return None
            marked = session.load_marked(ENOUGH)
            if not marked.fields or marked.fields.get("marked") is not True:
                return None
            reply = session.record_steps(
                ENOUGH,
                calls=[list(arguments)],
                board=bool(board_of(arguments)),
                wanted=[],
                seconds=RECORDED,
            )
            if not reply.rest:
                return None
            costs.append(Cost(answered.outcome.cpu, reply.outcome.cpu))
    finally:
        session.close()
    return min(costs, key=lambda cost: cost.times)


if __name__ == "__main__":
    main()
