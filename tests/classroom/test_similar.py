"""Which programs count as alike: what a copy in disguise can't hide, and what honest work is not.

`python tests/benchmarks/alike.py` prints the figures of the page for instructors.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from grader.classroom import alike, outputs, similar
from grader.classroom.collect import StudentSubmission
from grader.classroom.gradebook import Gradebook
from grader.classroom.inside.statements import LARGEST, statements
from grader.classroom.job import Setting
from grader.classroom.reading import Failed
from grader.classroom.similar import LIKE, Pair, Program, pairs
from tests.classroom.disguises import ALL
from tests.conftest import ROOT, SUBMISSIONS, file_name, full_name

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()

PLAIN = """
def solveSudoku(board):
    def free(row, col, digit):
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
        return True
    for row in range(9):
        for col in range(9):
            if board[row][col] == '.':
                for digit in "123456789":
                    if free(row, col, digit):
                        board[row][col] = digit
"""


@cache
def honest() -> dict[str, str]:
    """The honest solvers of the corpus, written apart from each other."""
    found = sorted((SUBMISSIONS / "fair").glob("*/*.py"))
    return {f"{path.parent.name}/{path.stem}": path.read_text(encoding="utf-8") for path in found}


def program(name: str, text: str | bytes, *, is_own: bool = True) -> Program:
    data = text.encode() if isinstance(text, str) else text
    return Program(name, tuple(statements(data)), is_own)


def copies(disguise: str) -> Iterator[tuple[str, str]]:
    """Every fourth honest solver in a disguise, by its name; the benchmark takes all."""
    for name, text in list(honest().items())[::4]:
        yield name, ALL[disguise](text, Random(name))


@pytest.mark.parametrize(
    ("disguise", "most_missed"),
    [(name, {"everything": 0.1, "swapped statements": 0.03}.get(name, 0)) for name in ALL],
)
def test_a_disguise_does_not_hide_a_copy(disguise: str, most_missed: float) -> None:
    missed = [
        name
        for name, copy in copies(disguise)
        if not pairs([program("one", honest()[name]), program("other", copy)])
    ]
    assert len(missed) <= most_missed * len(honest()) / 4, missed


def test_honest_programs_are_hardly_ever_alike() -> None:
    found = pairs([program(name, text) for name, text in honest().items()])
    assert len(found) <= 1, [(pair.first.name, pair.second.name) for pair in found]


def test_the_rare_statements_find_every_pair() -> None:
    chosen = list(honest().items())[::3]
    programs = [program(name, text) for name, text in chosen]
    programs += [program(f"copy of {name}", ALL["everything"](text, Random(1)))
                 for name, text in chosen[::2]]  # fmt: skip
    bags = [similar._Bag(one) for one in programs]
    every = {
        frozenset((one.program.name, other.program.name))
        for one, other in combinations(bags, 2)
        if one.likeness(other) >= LIKE
    }
    found = {frozenset((pair.first.name, pair.second.name)) for pair in pairs(programs)}
    assert found == every
    assert len(found) > 20


def test_programs_from_elsewhere_are_not_compared_with_each_other() -> None:
    own, earlier = program("amy", RIGHT), program("earlier", RIGHT, is_own=False)
    other = program("other", RIGHT, is_own=False)
    assert [{pair.first.name, pair.second.name} for pair in pairs([own, earlier, other])] == [
        {"amy", "earlier"},
        {"amy", "other"},
    ]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("range(9)", "range(8)"),
        lambda text: text.replace(" or ", " and "),
        lambda text: text.replace("'.'", "'0'", 1),
    ],
)
def test_what_the_program_does_makes_a_difference(change: object) -> None:
    assert callable(change)
    text = PLAIN
    changed = change(text)
    assert changed != text
    one, other = program("one", text), program("other", changed)
    pair = Pair(one, other, similar._Bag(one).likeness(similar._Bag(other)))
    assert pair.likeness < 1
    lines = {
        number
        for number, (line, its) in enumerate(
            zip(text.splitlines(), changed.splitlines(), strict=True), 1
        )
        if line != its
    }
    assert not lines <= pair.common[0]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"def broken(:",
        b"\0",
        b"\xff\xfe",
        b"x = " + b"(" * 5000 + b")" * 5000,
        b"x = " + b"-" * 60_000 + b"1",
        b"x = " + b"1+" * 30_000 + b"1",
        b"x = " + b"(a+b)*" * 800 + b"1",
        b"x = " + b"(" * 80 + b"a" + b"+1)" * 80,
        b"x" + b".x" * 30_000,
        b"x" + b"()" * 30_000,
        b"x = " + b"9" * 60_000,
        b"x=1\n" * 15_000,
        b"if x:\n" + b"\n".join(b" " * n + b"if x:" for n in range(1, 90)) + b" pass",
        b"#" * (LARGEST + 1),
    ],
)
def test_no_text_stops_the_others_from_being_compared(text: bytes) -> None:
    found = dict(similar.read([("hostile", text), ("amy", RIGHT)]))
    assert len(found["amy"]) > 10
    assert not pairs([Program("hostile", found["hostile"]), Program("amy", found["amy"])])


@pytest.mark.parametrize(
    "reply", ["", "{}", "[[1]]", '[["a", 1, "x", 2]]', "[[1, 1, 2, 2]]", "[" * 9000, "[7]"]
)
def test_a_forged_reply_is_refused(reply: str) -> None:
    with pytest.raises(Failed):
        similar.parsed(reply)


def test_a_class_is_compared_with_itself_with_earlier_ones_and_with_the_kit(tmp_path: Path) -> None:
    (tmp_path / "last year").mkdir()
    old = honest()["bitmask/lookup_tables_m"]
    (tmp_path / "last year" / "zoe.py").write_text(old, encoding="utf-8")
    texts = {
        "amy": honest()["bitmask/competitive_m"],
        "ben": ALL["everything"](honest()["bitmask/competitive_m"], Random(2)),
        "cy": ALL["renamed"](old, Random(3)),
        "dan": RIGHT.decode(),
        "eve": "def solveSudoku(board): pass",
    }
    rung = full_name("bitmask")
    with Gradebook(str(tmp_path / "out")) as book:
        book.use(Setting(rung, 1, "process"))
        book.enter(StudentSubmission(name, name, text.encode()) for name, text in texts.items())
        for _ in range(2):  # the second time from what is kept
            found = alike.find(book, rung, [str(tmp_path / "last year")])
            names = {(one.first.name, one.second.name) for one in found}
            assert ("amy", "ben") in names
            assert ("cy", "zoe (in last year)") in names
            assert ("dan", f"the reference {rung}") in names
            assert not any("eve" in pair for pair in names)
        summary = outputs.summary(book, found)
    assert summary.alike[0].percent == 100
