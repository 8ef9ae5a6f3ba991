"""Steps of a call: what they tell of a program, and what a hostile one can't do with them."""

import random
from pathlib import Path
from typing import Any

import pytest

from grader.catalog import catalog
from grader.judge import session
from grader.judge.case import Case, Verdict
from grader.judge.session import Submission, reference
from grader.judge.why import Fact, Why
from grader.measure import steps as recording
from grader.measure import unfold as unfolding
from grader.measure.executed_lines import example
from grader.measure.marshalled import read
from grader.measure.steps import Recorded, record
from grader.measure.unfold import CALL, RETURN, ROUND, Steps, unfold
from grader.problems.board_answer import check_board
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.sandbox.inside import steps as inside
from grader.sandbox.isolation import choose
from grader.sandbox.process import Limits
from grader.why.guesses import the_solution, wrong_guesses
from grader.why.moment import moment
from grader.why.repetition import repetition
from tests.conftest import SUBMISSIONS

PUZZLE = LEETCODE_EXAMPLE.input
LIMITS = Limits(memory=512 << 20)
SOLUTION = the_solution(PUZZLE)


def recorded(text: str | bytes, calls: int = 1, **more: Any) -> Recorded:
    data = text.encode() if isinstance(text, str) else text
    case = Case("steps", "steps", (example(),) * calls, check_board)
    return record(Submission("mine.py", data, "solveSudoku"), case, choose(), LIMITS, **more)


def steps_of(text: str | bytes) -> Steps:
    found = recorded(text).steps
    assert found is not None
    return found


class Player:
    """Follows the changes of steps, as the page does."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.board = list(steps.chunks[0].board)
        self.module: dict[str, Any] = {}
        self.calls: list[tuple[int, dict[str, Any]]] = []
        self.held: dict[int, tuple[int, int, list[Any]]] = {}
        self.given: Any = None

    def make(self, change: list[Any]) -> None:
        what, *of = change
        if what == "call":
            self.calls.append((of[0], {}))
        elif what == "leave":
            del self.calls[of[0] :]
        elif what == "write":
            self.board[of[0]] = of[1]
        elif what == "give":
            self.given = of[0]
        elif what == "hold":
            number, kind, size, start, removed, items = of
            before = self.held.get(number, (0, 0, []))[2]
            self.held[number] = (kind, size, before[:start] + items + before[start + removed :])
        else:
            names = self.module if of[0] < 0 else self.calls[of[0]][1]
            if what == "set":
                names[of[1]] = of[2]
            else:
                del names[of[1]]

    def value(self, shown: Any) -> Any:
        """The Python value that is meant, as far as it has one."""
        if isinstance(shown, dict):
            return f"<{shown['text']}>"
        if not isinstance(shown, list):
            return shown
        kind, size, items = self.held[shown[0]]
        values = [self.value(item) for item in items]
        assert kind > unfolding.DICT or size == len(items) // (2 if kind == unfolding.DICT else 1)
        if kind >= unfolding.DICT:
            return dict(zip(values[::2], values[1::2], strict=True))
        return (list, tuple, set)[kind](values)


EVERYTHING = '''
from collections import deque
LIMIT = 3

class Box:
    def __init__(self):
        self.rows = [set() for _ in range(2)]
        self.count = 0

    def fill(self, digit):
        self.rows[1].add(digit)
        self.rows[0].add(digit)
        self.rows[0].discard("9")
        self.count += 1

def numbers(most):
    for one in range(most):
        yield one

def deeper(left):
    if left == 0:
        raise ValueError("bottom")
    deeper(left - 1)

def solveSudoku(board):
    """What a docstring says."""
    global LIMIT
    total = 0
    def inner(step):
        nonlocal total
        total += step
        return total > 3
    box = Box()
    for digit in "129":
        box.fill(digit)
        if digit == "2":
            continue
        inner(len(digit))
    masks = [0] * 3
    masks[1] |= 1 << 4
    masks[-1] ^= 5
    table = {}
    table["a"] = [1]
    table["a"].append(2)
    alias = table["a"]
    alias.append(3)
    alias[0] = 7
    stack = deque([1, 2])
    stack.appendleft(0)
    last = stack.pop()
    evens = [n for n in range(5) if n % 2 == 0]
    found = any(n == 4 for n in evens)
    for n in numbers(2):
        LIMIT += n
    try:
        deeper(3)
    except ValueError as error:
        caught = str(error)
    finally:
        ended = True
    match masks:
        case [first, *rest]:
            second = rest[0]
    while (half := total // 2) > 5:
        total = half
    left, (right, *others) = 1, (2, 3, 4)
    del left
    huge = 1 << 100
    board[0][2] = "4"
    row = board[1]
    row[1:3] = ["7", "2"]
    board[0][2] = "."
    board[2] = list("198342567")
    board[8][0], board[8][1] = "3", "4"
    return evens
'''


def test_a_recording_shows_what_the_program_did() -> None:
    steps = steps_of(EVERYTHING)
    player = Player(steps)
    lines = EVERYTHING.splitlines()
    depths = {}
    for _, step in steps.each():
        for change in step.changes:
            player.make(change)
        assert len(player.calls) == step.depth
        if step.line:
            depths[lines[step.line - 1].strip()] = step.depth
    names = {name: player.value(value) for name, value in player.calls[0][1].items()}
    assert player.value(player.module["LIMIT"]) == 4
    assert names["total"] == 2
    assert names["box"] == {"rows": [{"1", "2"}, {"1", "2", "9"}], "count": 3}
    assert (names["masks"], names["table"]) == ([0, 16, 5], {"a": [7, 2, 3]})
    assert names["alias"] == [7, 2, 3]
    assert (names["stack"], names["last"], names["evens"]) == ([0, 1], 2, [0, 2, 4])
    assert (names["found"], names["caught"], names["ended"]) == (True, "bottom", True)
    assert (names["first"], names["rest"], names["second"]) == (0, [16, 5], 16)
    assert (names["half"], names["right"], names["others"]) == (1, 2, [3, 4])
    assert "left" not in names
    assert names["huge"] == f"<{1 << 100}>"
    assert (names["board"], names["row"]) == ("<the board>", "<row 2 of the board>")
    assert player.value(player.given) == [0, 2, 4]
    assert depths['raise ValueError("bottom")'] == 5
    assert depths["caught = str(error)"] == 1
    assert depths["yield one"] == 2
    assert "".join(player.board[:27]) == "53..7....672195...198342567"
    assert "".join(player.board[72:75]) == "34."
    written = [(write.cell, write.symbol) for write in steps.writes[:5]]
    assert written == [(2, "4"), (10, "7"), (11, "2"), (2, "."), (18, "1")]
    assert lines[steps.writes[0].line - 1].strip() == 'board[0][2] = "4"'
    kinds = [step.kind for _, step in steps.each()]
    assert kinds.count(ROUND) == 5 + 3 + 2
    assert kinds.count(CALL) == kinds.count(RETURN) + 4 - 1 + 1  # `deeper` never returns
    assert steps.masks >= {"masks"}


@pytest.mark.parametrize("rung", ["bitmask", "propagation", "lanes"])
def test_a_marked_program_is_as_right_as_before(rung: str) -> None:
    found = recorded(reference(catalog.load(rung)).text)
    steps = found.steps
    assert found.result.verdict is Verdict.ACCEPTED
    assert steps is not None
    assert steps.complete
    blanks = {cell for cell, symbol in enumerate(PUZZLE) if symbol == "."}
    assert {write.cell for write in steps.writes} >= blanks
    board = list(PUZZLE)
    for write in steps.writes:
        assert board[write.cell] == write.before
        board[write.cell] = write.symbol
    assert "".join(board) == SOLUTION
    if rung == "bitmask":
        assert steps.total >= 70_000
        assert steps.all_writes == 8365
        guess = wrong_guesses(steps, PUZZLE, SOLUTION)[0]
        assert guess.text == (
            "The 2 in row 1, column 3 is wrong; found out 3,747 writes later;"
            " 45 % of all writes lie under it"
        )


CONTAINERS = """
from collections import Counter, OrderedDict, defaultdict, deque
from enum import Enum

class Kind(Enum):
    ROW = 1

class Slots:
    __slots__ = ("a", "b")
    def __init__(self):
        self.a = [1]

class Grid(dict):
    def put(self, key, value):
        self[key] = value

class Reader:
    def __init__(self):
        self.data = {}
    def __setitem__(self, key, value):
        self.data[key] = value
    def row(self, number):
        return self.data.setdefault(number, [])

def steps(most):
    seen = []
    for one in range(most):
        seen.append(one)
        yield one

def solveSudoku(board):
    rows = defaultdict(set)
    deep = defaultdict(lambda: defaultdict(list))
    for row in range(2):
        rows[row].add("5")
        rows[row].add(str(row))
        deep[row]["x"].append(row)
    rows[0].discard("5")
    count = Counter("aab")
    count["b"] += 2
    count.subtract("a")
    order = OrderedDict(one=1, two=2)
    order.move_to_end("one")
    queue = deque([1, 2], maxlen=3)
    queue.rotate(1)
    slots = Slots()
    slots.a += [2]
    grid = Grid()
    grid.put((1, 2), "x")
    grid[1, 2] = "y"
    reader = Reader()
    reader[3] = [4]
    reader.row(3).append(5)
    reader.row(6).append(7)
    cells = [(0, 1), (0, 2)]
    cells.remove((0, 1))
    found = {(1, 2), (1, 10)}
    found.add((1, 2))
    found.discard((1, 10))
    union = {1}
    union |= {2}
    lists = [[]]
    lists[0] += [1]
    kind = Kind.ROW
    half = 1.5
    digit = 0
    squares = [digit * digit for digit in range(3)]
    total = sum(steps(3))
    numbers = [1, 0]
    numbers[numbers[0]] = 9
    place, numbers[place_of(numbers)] = 7, 8
    if half > 2 and (never := half):
        pass
    board[0][2] = "4"

def place_of(numbers):
    return len(numbers) - 1
"""


def test_containers_of_every_kind_show_what_they_hold() -> None:
    steps = steps_of(CONTAINERS)
    player = Player(steps)
    seen = []
    for _, step in steps.each():
        for change in step.changes:
            player.make(change)
        if step.depth > 1 and "seen" in player.calls[-1][1]:
            seen.append(player.value(player.calls[-1][1]["seen"]))
    names = {name: player.value(value) for name, value in player.calls[0][1].items()}
    assert seen[-1] == [0, 1, 2]
    assert names["rows"] == {0: {"0"}, 1: {"1", "5"}}
    assert names["deep"] == {0: {"x": [0]}, 1: {"x": [1]}}
    assert names["count"] == {"a": 1, "b": 3}
    assert list(names["order"].items()) == [("two", 2), ("one", 1)]
    assert (names["queue"], names["slots"]) == ([2, 1], {"a": [1, 2]})
    assert names["grid"] == {"<(1, 2)>": "y"}
    assert names["reader"] == {"data": {3: [4, 5], 6: [7]}}
    assert (names["found"], names["union"]) == ({"<(1, 2)>"}, {1, 2})
    assert (names["cells"], names["lists"]) == ([(0, 2)], [[1]])
    assert (names["kind"], names["half"]) == ("<Kind.ROW>", "<1.5>")
    assert (names["digit"], names["squares"], names["total"]) == (0, [0, 1, 4], 3)
    assert (names["numbers"], names["place"]) == ([1, 8], 7)
    assert not any(name.startswith("_") for name in names)
    assert steps.complete


def test_the_last_call_of_a_case_is_recorded() -> None:
    text = (
        "count = 0\ndef solveSudoku(board):\n global count\n count += 1\n board[0][2] = str(count)"
    )
    found = recorded(text, calls=3).steps
    assert found is not None
    assert [write.symbol for write in found.writes] == ["3"]


def test_a_long_recording_keeps_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    text = reference(catalog.load("propagation")).text
    whole = steps_of(text)
    smaller = {"EVENTS_AT_THE_START = 300_000": "EVENTS_AT_THE_START = 1_000",
               "CHUNK = 8_192": "CHUNK = 400"}  # fmt: skip

    def script(name: str) -> str:
        import marshal

        text = Path(inside.__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
        for before, after in smaller.items():
            text = text.replace(before, after)
        return marshal.dumps(compile(text, f"<{name}>", "exec")).decode("latin-1")

    monkeypatch.setattr(session, "_script", script)
    monkeypatch.setattr(recording, "AROUND", 100)
    steps = recorded(text, interesting=lambda steps: [3_000, 5_000]).steps
    assert steps is not None
    assert not steps.complete
    assert (steps.total, steps.all_writes) == (whole.total, whole.all_writes)
    assert steps.guesses[:10] == whole.guesses[:10]
    kept = {number for number, _ in steps.each()}
    assert {0, 2_900, 3_100, 4_900, 5_100, steps.total - 1} <= kept
    assert len(kept) < 5_500
    # At each step it shows what the whole recording shows.
    states: dict[int, object] = {}
    for one in (whole, steps):
        player = Player(one)
        for number, step in one.each():
            if number in kept:
                for change in step.changes:
                    player.make(change)
                names = {
                    name: player.value(value)
                    for _, held in player.calls
                    for name, value in held.items()
                }
                state = (step.line, step.depth, names)
                assert states.setdefault(number, state) == state
            else:
                for change in step.changes:
                    player.make(change)


ENDLESS = {
    "from here on the steps repeat": "def solveSudoku(board):\n used = {1}\n"
    " while '.' in board[0]:\n  used = set(board[0])\n  board[0][2] = '4'\n  board[0][2] = '.'",
    "only lines 3 to 4 run": "def solveSudoku(board):\n n = 0\n while n >= 0:\n  n += 1",
    "": "def solveSudoku(board):\n it = iter(int, 1)\n for n in it:\n  board[0][2] = '4'",
}


@pytest.mark.parametrize("said", ENDLESS)
def test_what_goes_round_for_ever_is_seen(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "WATCHED", 0.03)
    found = recorded(ENDLESS[said])
    assert found.steps is not None
    assert found.result.verdict is Verdict.TIME_LIMIT
    seen = repetition(found.steps)
    assert (seen.text if seen else "").lower().count(said) == bool(said or seen is None)
    if said.endswith("repeat"):
        assert seen is not None
        assert seen.step < 12
        guess = Why("slow", None, (2,), sure=False, fact=Fact(), text=("line 2",))
        first = moment(found, guess)
        assert first is not None
        assert (first.step, first.line) == (seen.step, 0)


HOSTILE = {
    "a lying repr": "class L:\n __repr__ = __str__ = lambda s: '<script>'\n __class__ = int\n"
    "def solveSudoku(board):\n x = L()\n y = [x]\n board[0][2] = '4'",
    "a property for its names": "class L:\n __dict__ = property(lambda s: 1 / 0)\n"
    "def solveSudoku(board):\n x = L()\n board[0][2] = '4'",
    "giant variables": "def solveSudoku(board):\n x = list(range(10**6))\n y = 'x' * 10**7\n"
    " z = 1 << 10**6\n for i in range(300):\n  x.append(i)\n  w = y\n  z += 1\n board[0][2] = '4'",
    "a list in itself": "def solveSudoku(board):\n x = []\n x.append(x)\n for _ in range(500):\n"
    "  x = [x]\n board[0][2] = '4'",
    "a board that is not left": "import sys\ndef solveSudoku(board):\n sys.settrace(None)\n"
    " globals().clear()\n board[0][2] = '4'",
    "its own marks": "def solveSudoku(board):\n __mark__(10**9)\n __mark__((0, '<b>'))\n"
    " __mark__('x')\n board[0][2] = '4'",
    "a deep recursion": "def f(n):\n return n and f(n - 1)\ndef solveSudoku(board):\n"
    " board[0][2] = '4'\n f(10**6)",
    "frames that it made up": "import sys\ndef solveSudoku(board):\n"
    " sys._getframe = None\n board[0][2] = '4'\n raise KeyError('<b>\\x1b')",
    "an endless loop": "def solveSudoku(board):\n board[0][2] = '4'\n while True: pass",
    "a loop that swallows": "def solveSudoku(board):\n while True:\n  try:\n   board[0][2] = '4'\n"
    "  except BaseException: pass",
    "inside C": "def solveSudoku(board): sum(repeat(1))",
    "an early end": "import os\ndef solveSudoku(board): os._exit(0)",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_gives_a_bounded_recording_or_none(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "WATCHED", 0.3)
    monkeypatch.setattr(recording, "GRACE", 0.3)
    found = recorded(HOSTILE[name])
    assert not found.result.verdict.accepted
    if name in ("its own marks", "a loop that swallows", "inside C", "an early end"):
        assert found.steps is None or found.steps.stopped
        return
    assert found.steps is not None
    assert any(write.symbol == "4" for write in found.steps.writes) or "left" in name
    assert "<script>" not in repr(found.steps)
    assert len(repr(found.steps.chunks[0].steps[:100])) < 200_000
    if name == "an endless loop":
        assert found.result.verdict is Verdict.TIME_LIMIT
        assert found.steps.stopped


def test_the_corpus_of_hostile_programs_is_no_danger() -> None:
    for name in ("patches_builtins", "writes_into_the_worker", "forges_replies"):
        found = recorded((SUBMISSIONS / "hostile" / f"{name}.py").read_bytes())
        assert not found.result.verdict.accepted


def test_what_is_no_recording_is_refused_and_nothing_else_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[bytes] = []

    def keep(data: bytes, puzzle: str) -> Steps:
        kept.append(data)
        return unfold(data, puzzle)

    monkeypatch.setattr(recording, "unfold", keep)
    text = (
        "def solveSudoku(board):\n a = {1}\n a.add(2)\n b = [a]\n for i in b: board[0][2] = '4'\n"
    )
    assert recorded(text).steps is not None
    data = kept[0]
    chance = random.Random(1)
    refused = 0
    for _ in range(3000):
        forged = bytearray(data)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(forged))
            forged[at] = chance.choice([0, 1, 255, chance.randrange(256), ord("i"), ord("[")])
        try:
            steps = unfold(
                bytes(forged[: chance.choice([len(forged), chance.randrange(len(forged))])]), PUZZLE
            )
        except ValueError:
            refused += 1
        else:
            assert sum(1 for _ in steps.each()) <= steps.total
    assert refused > 1000
    with pytest.raises(ValueError, match="too long"):
        read(b"N" * 101, 100)
