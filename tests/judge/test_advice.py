"""What a runtime error says: the values at that moment, and words for a first month of Python."""

from collections.abc import Iterator

import pytest

from grader.judge.case import Case, CaseResult, Variable, Verdict
from grader.judge.excerpt import excerpt
from grader.judge.judge import Judge
from grader.judge.session import Session, Submission
from grader.problems.answer import NO_ANSWER, Checked
from grader.sandbox import isolation
from grader.sandbox.process import Budget, Limits
from tests.conftest import Judge as Judging

BODIES = {
    "for r in range(9 / 3): pass": "write `//`",
    "for r in 9: pass": "write `range(9)`",
    "int('.')": "'.' is an empty cell",
    "a, b = None": "without `return` returns None",
    "x = [1]; x.remove(5)": "was it ever added",
    "x = {}; x.add(1)": "an empty set is written `set()`",
    "x = []; x.append(1, 2)": "`append((row, col))`",
    "board[0, 1]": "write `board[r][c]`",
    "x = helper()\n    x[0]": "`x` is None here",
    "board.sort().append(1)": "is None here",
    "x = found(0)\n    x[0]": "`x` is None here: `found` returned it, perhaps in line 6",
    "count += 1": "pass the value from outside",
    "del board; board[0]": "no line before this one",
    "n = 3; board[0][0] + n": "`board[0][0]` is the text '5', and `n` is the number 3",
    "rows = {'1': 0}; rows[1]": "it has '1', and 1 and '1' are different keys",
    "rows = {}; rows['.']": "'.' is an empty cell",
    "s = {1, 2}; s.remove(7)": "the set `s` does not hold 7 here",
    "c = 8; board[c][c + 1]": "`c + 1` is 9 here, and the list `board[c]` has 9 items: 0 to 8",
    "k = -10; board[k]": "`k` is -10 here: an index that counts down must stop at 0",
    "é = []; x = é[0]": "the list `é` is empty here",
    "bord[0]": "did you mean `board`?",
    "board.apend(1)": "did you mean `append`?",
    "isValidSudoku(board)": "copy it from `valid_sudoku`",
    "Solution().step(board)": "write `self.fill`",
    "Solution().isValidSudoku(board)": "copy it from `valid_sudoku`",
    "x = true": "written `True`",
    "x = queue.Queue()": "write `import queue` at the top",
    "list = [1]; list(board)": "rename it",
    "board(0)(1)": "an index goes in brackets",
    "{1, 2}[0]": "takes no index in brackets",
    "set().add([1])": "use a tuple",
    "r = '3'; board[r]": "turn it into one with `int`",
    "s = {1}\n    for x in s: s.add(x + 1)": "go through a copy",
    "','.join([1])": "`str(number)`",
    "max(board[9:])": "nothing to choose from",
}
"""The body of a function that gets a board, and words that its exception must bring."""
HEAD = """
count = 0
def helper(): board = 1
def found(n):
    if n: return n
    return None
class Solution:
    def fill(self): pass
    def step(self, board): fill(board)
"""


@pytest.fixture(scope="module")
def asked() -> Iterator[Judge]:
    """A judge of a program that runs the body with the number that it gets."""
    functions = "".join(
        f"def f{number}(board):\n    {body}\n" for number, body in enumerate(BODIES)
    )
    listed = ", ".join(f"f{number}" for number in range(len(BODIES)))
    entry = f"def solveSudoku(number, board):\n    return [{listed}][number](board)\n"
    source = Submission("s.py", (HEAD + functions + entry).encode(), "solveSudoku")
    judge = Judge(Session(source, isolation.choose().start, Limits(memory=256 << 20)))
    yield judge
    judge.close()


def ask(judge: Judge, body: str) -> CaseResult:
    number = list(BODIES).index(body)
    board: list[object] = [["5"] * 9 for _ in range(9)]
    case = Case("x", "x", ((number, board),), lambda *_: Checked([], NO_ANSWER))  # type: ignore[arg-type]
    return judge.ask(case, Budget(2.0))


@pytest.mark.parametrize("body", BODIES)
def test_an_exception_says_what_to_look_at(asked: Judge, body: str) -> None:
    result = ask(asked, body)
    assert result.verdict is Verdict.RUNTIME_ERROR
    assert BODIES[body] in " ".join(result.advice)


def test_it_shows_the_values_and_marks_the_expression(asked: Judge) -> None:
    result = ask(asked, "c = 8; board[c][c + 1]")
    assert Variable("c", "8") in result.variables
    assert Variable("board", "a list of 9") in result.variables
    shown = excerpt(result.frames[-1])
    assert shown.code[shown.mark.index("^") :] == "board[c][c + 1]"
    assert shown.mark.count("^") == len("board[c][c + 1]")


ABOVE = "line 6 still raises NotImplementedError: delete it"
STUB = '''
class Solution:
    def solveSudoku(self, board):
        """Fill it."""
        {before}
        raise NotImplementedError("write your solution here, then delete this line")
        {after}
'''
FILES = {
    STUB.format(before="pass", after=""): (Verdict.NOT_STARTED, "still the stub"),
    STUB.format(before="pass", after="self.solve(board)"): (Verdict.RUNTIME_ERROR, "never runs"),
    STUB.format(before="x = 1", after=""): (Verdict.RUNTIME_ERROR, "above it runs"),
    STUB.format(before="if board:", after="").replace("    raise", "        raise"): (
        Verdict.RUNTIME_ERROR,
        "still raises",
    ),
    STUB.format(before="pass", after="") + "    def go(self):\n        return 1\n": (
        Verdict.NOT_STARTED,
        "at line 6, or call there what you wrote",
    ),
}


@pytest.mark.parametrize("text", FILES)
def test_it_is_not_started_only_if_nothing_stands_beside_the_raise(
    judge: Judging, text: str
) -> None:
    report = judge(text, only="example-01")
    verdict, words = FILES[text]
    assert report.verdict is verdict
    assert report.failure is not None
    assert words in " ".join([report.message, *report.failure.advice])
    if verdict is Verdict.RUNTIME_ERROR:
        assert report.message == ABOVE
