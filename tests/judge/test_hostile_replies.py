"""No reply, no death and no exception of a submission's is a fault of the grader.

A session that answers whatever a test wants stands in for the worker.
"""

import random
import signal
import time
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge, Loaded
from grader.judge.raised import MOST_FRAMES
from grader.judge.reply import DEEPEST, MOST_BYTES, MOST_CHARACTERS, read_reply, safe
from grader.judge.session import Reply, Session, Submission
from grader.measure.executed_lines import executed_lines
from grader.measure.hot_spots import hot_spots
from grader.measure.placements import placements
from grader.problems import n_queens, puzzle_string, sudoku_solver, valid_sudoku
from grader.problems.answer import Plain
from grader.sandbox.isolation import Level, choose
from grader.sandbox.process import Budget, Ending, Limits, Outcome

SECONDS = 5.0
"""How long the fuzzer goes on."""
SOURCE = Submission("s.py", b"def solveSudoku(board):\n    pass\n", "solveSudoku")
CHECKS = {
    "board": sudoku_solver.PROBLEM.function().check,
    "n_queens": n_queens.PROBLEM.function().check,
    "puzzle_string": puzzle_string.PROBLEM.function().check,
    "valid_sudoku": valid_sudoku.PROBLEM.function().check,
}
ARGUMENTS: dict[str, tuple[Plain, ...]] = {
    "board": ([list("53..7....")] * 9,),
    "n_queens": (4,),
    "puzzle_string": ("." * 81,),
    "valid_sudoku": ([list("53..7....")] * 9,),
}


class Scripted(Session):
    """Answers every request with one outcome, read as the real session reads it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(SOURCE, self._never, Limits())
        self._outcome = outcome

    @staticmethod
    def _never(memory: int) -> Any:
        raise AssertionError("no worker is started")

    def load(self) -> Reply:
        return self._ask(Budget(1.0), do="load")

    def ready(self) -> bool:
        return True

    def _ask(
        self, budget: Budget, first: dict[str, Plain] | None = None, **request: object
    ) -> Reply:
        if self._outcome.ending is not Ending.REPLIED:
            return Reply(self._outcome, None)
        return Reply(self._outcome, read_reply(self._outcome.reply, "me"))


def results(outcome: Outcome) -> list[CaseResult]:
    """What the judge makes of an outcome: at the load, and as an answer to every problem."""
    judge = Judge(Scripted(outcome))
    loaded = judge.load()
    made = [] if isinstance(loaded, Loaded) else [loaded]
    made += [
        judge.ask(Case("c", "s", (ARGUMENTS[name],), check), Budget(1.0))
        for name, check in CHECKS.items()
    ]
    for count in (executed_lines, placements, lambda s: hot_spots(s, ARGUMENTS["board"])):
        count(Scripted(outcome))
    for result in made:
        assert result.verdict is not Verdict.GRADER_ERROR, result
        assert result.message.strip() or result.verdict.accepted
        repr(result).encode("utf-8")
        assert len(repr(result)) < 4 << 20
    return made


def result(text: str) -> CaseResult:
    """What the judge makes of a text, with a real worker: at the load, or on one board."""
    source = Submission("s.py", text.encode(), "solveSudoku")
    judge = Judge(Session(source, choose(Level.PROCESS).start, Limits()))
    try:
        loaded = judge.load()
        if not isinstance(loaded, Loaded):
            return loaded
        return judge.ask(Case("c", "s", (ARGUMENTS["board"],), CHECKS["board"]), Budget(5.0))
    finally:
        judge.close()


# Deaths


def test_every_exit_status_and_every_signal_is_a_runtime_error() -> None:
    for code in [*range(256), *range(-64, 0)]:
        for result in results(Outcome(Ending.DIED, exit_code=code)):
            assert result.verdict is Verdict.RUNTIME_ERROR, (code, result)


@pytest.mark.posix
@pytest.mark.parametrize("status", [1, 127, 128, 129, 163, 178, 192, 193, 200, 255])
def test_real_exit_statuses(status: int) -> None:
    report = result(f"import os\ndef solveSudoku(board): os._exit({status})")
    assert report.verdict is Verdict.RUNTIME_ERROR


@pytest.mark.posix
@pytest.mark.parametrize("number", [1, 6, 15, 34, 35, 50, 64])
def test_real_signals(number: int) -> None:
    if number not in signal.valid_signals():
        pytest.skip("this system has no such signal, or the C library keeps it for itself")
    source = f"import os\ndef solveSudoku(board): os.kill(os.getpid(), {number})"
    report = result(source)
    assert report.verdict is Verdict.RUNTIME_ERROR
    assert "signal" in report.message


def test_every_other_ending_has_its_verdict() -> None:
    for ending in Ending:
        if ending not in (Ending.REPLIED, Ending.WALL_LIMIT):
            assert results(Outcome(ending))


# Exceptions


EXCEPTIONS = {
    "an empty name": "raise type('', (Exception,), {})",
    "an empty name and a text": "raise type('', (Exception,), {})('text')",
    "a name that is a line end": "raise type('\\n', (Exception,), {})",
    "a name of spaces": "raise type(' ', (Exception,), {})(' ')",
    "a lone surrogate": "raise Exception('\\ud800')",
    "a name that is a lone surrogate": "raise type('\\ud800', (Exception,), {})",
    "a function named by a surrogate": "(lambda: 1 / 0).__code__.replace(co_name='\\ud800')\n"
    "    def f(): 1 / 0\n    f.__code__ = f.__code__.replace(co_name='\\ud800')\n    f()",
    "a line number that raises": "raise type('E', (SyntaxError,),"
    " {'lineno': property(lambda self: 1 / 0)})",
    "a line number without a number": "e = SyntaxError('x'); e.lineno = [1]; e.msg = 5; raise e",
    "a class that raises": "raise type('E', (Exception,),"
    " {'__class__': property(lambda self: 1 / 0)})",
    "a traceback that is none": "raise type('E', (Exception,), {'__traceback__': 5})",
    "a name that raises": "M = type('M', (type,), {'__name__': property(lambda c: 1 / 0)})\n"
    "    raise M('E', (Exception,), {})",
    "a text that raises": "raise type('E', (Exception,), {'__str__': lambda self: 1 / 0})",
    "a module name that raises": "raise type('E', (ImportError,),"
    " {'name': property(lambda self: 1 / 0)})",
    "a long text": "raise Exception('\\U0001f600' * 8_000_000)",
    "escapes": "raise Exception('\\x1b]52;c;aGk=\\x07\\u202e')",
}


@pytest.mark.parametrize("statement", EXCEPTIONS.values(), ids=EXCEPTIONS)
def test_exceptions_that_fight_back(statement: str) -> None:
    report = result(f"def solveSudoku(board):\n    {statement}\n")
    assert report.verdict is Verdict.RUNTIME_ERROR
    assert report.message.strip(" .:")
    assert len(report.message) <= MOST_CHARACTERS + 300
    repr(report).encode("utf-8")
    assert not [c for c in report.message if (c not in "\n\t" and c < " ") or c in "\x7f\u202e"]


@pytest.mark.parametrize("statement", EXCEPTIONS.values(), ids=EXCEPTIONS)
def test_exceptions_that_fight_back_at_import(statement: str) -> None:
    report = result(f"if True:\n    {statement}\n")
    assert report.verdict is Verdict.IMPORT_ERROR
    assert report.message.strip(" .:")


@pytest.mark.parametrize("text", ["(" * 300, "-" * 100_000 + "1", "[" * 1000 + "]" * 1000])
def test_depth_that_the_parser_refuses_is_not_memory(text: str) -> None:
    report = result(f"x = {text}\ndef solveSudoku(board): pass\n")
    assert report.verdict is Verdict.SYNTAX_ERROR


# Values


def test_lists_in_lists_are_no_fault_of_the_grader() -> None:
    for depth in (5, DEEPEST - 2, DEEPEST, 450, 100_000):
        value = b"[" * depth + b"]" * depth
        line = b'{"id":"me","returned":%s,"arguments":[%s]}' % (value, value)
        for result in results(Outcome(Ending.REPLIED, line)):
            expected = {Verdict.WRONG_ANSWER, Verdict.PROTOCOL_ERROR, Verdict.IMPORT_ERROR}
            assert result.verdict in expected


def test_large_replies_are_cut_or_refused() -> None:
    text = "\U0001f600" + "a" * (MOST_BYTES // 2)
    for line in (
        f'{{"id":"me","raised":{{"type":"E","message":"{text}"}}}}',
        f'{{"id":"me","raised":{{"type":"{text}","message":"m"}}}}',
        '{"id":"me","raised":{"type":"E","message":"m","frames":[' + "[1,2]," * 20_000 + "[1,2]]}}",
        '{"id":"me","raised":{"type":"E","frames":[' + '[1,"f"],' * 8_000 + '[1,"f"]]}}',
        '{"id":"me","missing":{"functions":[' + '"solve",' * 20_000 + '"f"]}}',
        '{"id":"me","returned":[' + "0," * 400_000 + "0]}",
    ):
        for result in results(Outcome(Ending.REPLIED, line.encode())):
            assert len(repr(result)) < 40_000
            assert len(result.frames) <= MOST_FRAMES


def test_more_bytes_than_a_worker_sends_are_not_even_parsed() -> None:
    assert read_reply(b'{"id":"me","a":"%s"}' % (b"a" * MOST_BYTES), "me") is None


def test_texts_are_made_safe_where_they_enter() -> None:
    reply = read_reply(
        b'{"id":"me","\\ud800":["\\ud800\\u001b[2J\\u202e\\n\\u0000", "\x7f"]}', "me"
    )
    assert reply == {"id": "me", "\\ud800": ["\\ud800\\x1b[2J\\u202e\n\\x00", "\\x7f"]}
    for text in ("plain", "zwölf", "数独", "line\nend\ttab", "😀"):
        assert safe(text) == text


@pytest.mark.parametrize("number", ["1e999", "1.5", "-1e5", "1" * 1240, "-" + "9" * 1300])
def test_numbers_that_a_worker_never_sends(number: str) -> None:
    assert read_reply(b'{"id":"me","lines":%s}' % number.encode(), "me") is None


# A grammar of replies that are nearly right


class Grammar:
    """Makes replies: right ones with a few things changed, and all that JSON can say."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def reply(self) -> bytes:
        fields = {"id": '"me"'}
        for name in self._random.sample(list(self.FIELDS), self._random.randint(0, 4)):
            fields[name] = self.FIELDS[name](self) if self._one_in(1.3) else self.anything(0)
        if self._one_in(20):
            fields.pop("id")
        text = "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"
        data = text.encode("utf-8", "surrogatepass")
        while self._one_in(8) and data:
            place = self._random.randrange(len(data))
            data = data[:place] + self._random.randbytes(1) + data[place + 1 :]
        return data

    def _one_in(self, times: float) -> bool:
        return self._random.random() * times < 1

    def text(self) -> str:
        choices = (
            '""', '"\\n"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"[/x]"', '"\\u001b[2J"',
            '"\ud800"', '"."', '"5"', '"12"', '"MemoryError"', '"SyntaxError"', '"NameError"',
            '"NotImplementedError"', '"generator"', '"list"', '"ImportError"', '"\\u2028"',
            '"type object argument: \'board\' but 2 were given __init__()"', f'"{"x" * 5000}"',
            '"name \'xrange\'"', '"invalid layout"', '"Q..."', f'"{"1" * 81}"', '"SystemExit"',
            '"write your solution here"', '"<genexpr>"', '"a.<locals>.b"',
        )  # fmt: skip
        return self._random.choice(choices)

    def number(self) -> str:
        numbers = ("0", "1", "-1", "2", "9", "true", "null", "18446744073709551616", "1e400")
        return self._random.choice((*numbers, "0.5", "-0", "99999999999999999999999", "2147483648"))

    def anything(self, depth: int) -> str:
        kind = self._random.randrange(6 if depth < 4 else 2)
        if kind == 0:
            return self.text()
        if kind == 1:
            return self.number()
        if kind == 2:
            return self.board()
        if kind == 3:
            nested = self._random.choice((3, 41, 450))
            return "[" * nested + self.number() + "]" * nested
        items = [self.anything(depth + 1) for _ in range(self._random.randint(0, 4))]
        if kind == 4:
            return "[" + ",".join(items) + "]"
        names = ('"type"', '"text"', '"frames"', '"functions"', '""', '"\\ud800"')
        return "{" + ",".join(f"{self._random.choice(names)}:{item}" for item in items) + "}"

    def board(self) -> str:
        side = self._random.choice((9, 9, 9, 9, 0, 8, 16, 4))
        rows = []
        for _ in range(side):
            cells = [f'"{self._random.choice("123456789.")}"' for _ in range(side)]
            if self._one_in(12):
                cells[self._random.randrange(side)] = self.anything(3)
            if self._one_in(30):
                cells.pop()
            rows.append("[" + ",".join(cells) + "]")
        if rows and self._one_in(15):
            rows[0] = self.anything(3)
        return "[" + ",".join(rows) + "]"

    def board_list(self) -> str:
        return f"[{self.board()}]"

    def raised(self) -> str:
        numbers = ",".join(self.number() for _ in range(4))
        place = f"[{numbers},{self.text()},{self._random.choice(('true', 'false'))}]"
        frames = ",".join(f"[{self.number()},{self.text()}]" for _ in range(3))
        return (
            f'{{"type":{self.text()},"message":{self.text()},"depth":{self.number()},'
            f'"frames":[{frames}],"syntax":{place},"module":{self.text()}}}'
        )

    def missing(self) -> str:
        names = ",".join(self.text() for _ in range(3))
        return f'{{"functions":[{names}],"methods":[{names}],"other":{self.anything(2)}}}'

    def profile(self) -> str:
        rows = (f"[{self.text()},{self.number()},{self.number()}]" for _ in range(3))
        return f"[{','.join(rows)}]"

    FIELDS: ClassVar[dict[str, Callable[["Grammar"], str]]] = {
        "returned": lambda self: self.anything(0),
        "arguments": board_list,
        "raised": raised,
        "missing": missing,
        "taken": text,
        "others": missing,
        "profile": profile,
        "lines": number,
        "placements": number,
        "unseen": number,
    }


def test_no_reply_makes_a_grader_error() -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    deadline = time.monotonic() + SECONDS
    judged = read = 0
    while time.monotonic() < deadline or judged < 100:
        line = Grammar(seed + judged).reply()
        judged += 1
        read += read_reply(line, "me") is not None
        try:
            results(Outcome(Ending.REPLIED, line))
        except Exception as error:
            raise AssertionError(f"seed {seed + judged - 1}: {line[:2000]!r}") from error
    assert read > judged / 10, "a grammar whose replies are all refused proves nothing"
