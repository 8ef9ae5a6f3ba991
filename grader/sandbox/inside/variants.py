"""Runs variants of a submission, each changed by one small edit, on a few boards.

The judge sends this text, behind those that make the edits, to a worker that it uses for nothing
else.  It replies with numbers and boards only; whether a board is right is decided outside, and
what is said here about it only saves the sending of those that are wrong.
"""

from __future__ import annotations

import sys
from itertools import islice
from time import process_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from grader.sandbox.inside.changes import change_of
    from grader.sandbox.inside.program import Program
    from grader.sandbox.inside.recorder import _code, recording_board
    from grader.sandbox.inside.syntax import (
        BASE,
        DEAD_END,
        EARLY_FALSE,
        GIVEN,
        LOOP,
        NO_RECURSION,
        RESULT,
        TICK,
        Edit,
        apply,
        ast,
        dump,
        expression,
        instrument,
        parse,
        place,
        take_back,
    )
    from grader.sandbox.inside.transplant_edits import Edits

MOST_WRITES = 20_000
MOST_EDITS = 3_000
MOST_MEMORY = 160 << 20
"""Bytes of address space."""
WEAK = 3
"""The rank from which on edits are asked for only if no smaller one makes all boards right."""
MOST_TOGETHER = 24
"""Edits that are compiled at once."""
MOST_AHEAD = 120
"""Edits among which they are chosen."""
STEPS_A_LOOK = 127
"""A look at the clock comes once in so many steps, and one."""
LONGEST_RUN = 0.25
"""CPU seconds of a variant on one trial: a step may take long."""
LONGEST_PROOF = 0.5
"""The same, of one that has to be right on all boards."""
PART_OF_ALL = 0.15
"""The same, as a part of the time for all of them, if that is more."""
CHOICE = "__choice__"
LATER = 0.3
"""By which part of all edits one of the next rank comes later."""
CAME_BACK, RAISED, TOO_LONG, STRANGE = range(4)
UNITS = [
    cells
    for i in range(9)
    for cells in (
        [9 * i + k for k in range(9)],
        [9 * k + i for k in range(9)],
        [27 * (i // 3) + 3 * (i % 3) + 9 * (k // 3) + k % 3 for k in range(9)],
    )
]


class Enough(BaseException):
    """Ends a run that took more steps than it may."""


class Runner:
    """Compiles a tree and calls it on boards, for a number of steps."""

    def __init__(self, worker: dict[str, Any], request: dict[str, Any], source: bytes) -> None:
        self.worker = worker
        self.entry = request["entry_point"]
        self.left = 0
        self.choice = -1
        """The edit that is made, of those that were compiled together."""
        code = compile(source, worker["FILENAME"], "exec", dont_inherit=True)
        self.provided = worker["provided_names"](code, request["prelude"])

        self.end = float("inf")
        """When a run has to stop, in CPU seconds of this process."""

        def tick() -> None:
            self.left -= 1
            if self.left < 0 or (not self.left & STEPS_A_LOOK and process_time() > self.end):
                raise Enough

        self.names = {
            TICK: tick,
            "__seen__": seen,
            "__keep__": keep,
            "__copy__": copied,
            "__filling__": filling,
            "__same__": same_unit,
            "__put_back__": put_back,
            "print": quiet,
            "exit": sys.exit,
            "quit": sys.exit,
            "__file__": worker["FILENAME"],
        }

    def compiled(self, tree: Any) -> Any:
        """The code of a tree; None if it makes no sense."""
        try:
            return compile(tree, self.worker["FILENAME"], "exec", dont_inherit=True)
        except Exception:
            return None

    def loaded(self, code: Any) -> Any:
        """The entry point of a new module with this code; None if it has none."""
        module = type(sys)(self.worker["MODULE_NAME"])
        module.__dict__.update(self.provided)
        module.__dict__.update(self.names)
        module.__dict__[CHOICE] = self.choice
        sys.modules[self.worker["MODULE_NAME"]] = module
        provided = dict(module.__dict__)
        exec(code, module.__dict__)
        return self.worker["find_entry_point"](module, self.entry, provided)[0]

    def run(
        self, code: Any, trial: list[Any], most: int, watcher: Watcher | None = None
    ) -> tuple[int, list[str]]:
        """How the calls of a trial ended, one after the other, and what came back.

        `most` is how many rounds of loops and calls they may take.
        """
        self.left = most
        found: list[str] = []
        if code is None:
            return RAISED, found
        try:
            submission = self.loaded(code)
            if submission is None:
                return RAISED, found
            return self.call(submission, trial, found, watcher), found
        except Enough:
            return TOO_LONG, found
        except BaseException:
            return RAISED, found

    def call(self, submission: Any, trial: list[Any], found: list[str], watcher: Any) -> int:
        """Call the submission on the boards of a trial; return how that ended."""
        for text in trial:
            board = [list(text[start : start + 9]) for start in range(0, 81, 9)]
            if watcher is not None:
                board = watcher.board(board)
            submission(board)
            if watcher is not None:
                board = [list(row) for row in board]
            after = flat(board)
            if after is None:
                return STRANGE
            found.append(after)
        return CAME_BACK

    def may_be_right(self, index: int, trial: list[str], after: list[str]) -> bool:
        """Whether what came back on a trial, which has a place, is worth sending."""
        return all(map(is_right, trial, after))


class Together:
    """Compiles many edits of expressions at once, as a choice by number: compiling takes long."""

    def __init__(self, runner: Runner, program: Program, tree: Any, edits: list[Edit],
                 wanted: list[int]) -> None:  # fmt: skip
        self.runner = runner
        self.program = program
        self.tree = tree
        self.edits = edits
        self.waiting = [number for number in wanted if self._may_be_chosen(edits[number])]
        self.ready: dict[int, Any] = {}

    def code_of(self, number: int) -> Any:
        """The code with one edit made; None if it makes no sense."""
        if number not in self.ready and number in self.waiting:
            self._compile_some(number)
        if self.ready.get(number) is not None:
            self.runner.choice = number
            return self.ready[number]
        self.runner.choice = -1
        old = apply(self.edits[number])
        code = self.runner.compiled(self.tree)
        take_back(old)
        return code

    def _may_be_chosen(self, edit: Edit) -> bool:
        if len(edit.changes) != 1:
            return False
        owner, _, _, new = edit.changes[0]
        held = replaced(edit)
        plain = not isinstance(held, (ast.Slice, ast.Starred)) and not isinstance(new, ast.Slice)
        return (
            plain
            and isinstance(held, ast.expr)
            and isinstance(new, ast.expr)
            and not type(owner).__name__.startswith(("Match", "JoinedStr"))
        )

    def _compile_some(self, first: int) -> None:
        """Compile an edit and others that are due soon and stand neither in it nor around it."""
        start = self.waiting.index(first)
        chosen: list[int] = []
        held: set[int] = set()
        around: set[int] = set()
        for number in self.waiting[start : start + MOST_AHEAD]:
            owner = self.edits[number].changes[0][0]
            node = id(replaced(self.edits[number]))
            outer = {id(owner), *map(id, self.program.up(owner))}
            if node not in around and not outer & held and number not in self.ready:
                chosen.append(number)
                held.add(node)
                around |= outer
                if len(chosen) == MOST_TOGETHER:
                    break
        old: list[Any] = []
        for number in chosen:
            owner, field, index, new = self.edits[number].changes[0]
            asked = expression(f"{CHOICE} == {number}")
            choice = ast.IfExp(asked, new, replaced(self.edits[number]), **place(new))
            old += apply(Edit([(owner, field, index, choice)], 0, 0, 0, 0))
        code = self.runner.compiled(self.tree)
        take_back(old)
        self.ready.update(dict.fromkeys(chosen, code))


def replaced(edit: Edit) -> Any:
    """What the first change of an edit puts something else in place of."""
    owner, field, index, _ = edit.changes[0]
    held = getattr(owner, field)
    return held[index] if index >= 0 else held


def limit_memory() -> None:
    """Have a variant that eats memory end by an exception, before the judge ends the worker."""
    if sys.platform == "win32":
        return
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    except (ImportError, OSError, ValueError):  # no such limit on this system
        pass


class Watcher:
    """Stands for the recorder of a trace: keeps each write with the line that made it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pending = self  # an append to it lands here
        self.state: list[int] = []
        self.unseen = 0
        self.writes: list[int] = []
        self.lines: list[int] = []

    def __len__(self) -> int:
        return 0

    def board(self, rows: list[list[str]]) -> Any:
        self.state = [_code(cell) for row in rows for cell in row]
        watcher: Any = self
        return recording_board(rows, watcher)[0]

    def append(self, write: int) -> None:
        if len(self.writes) >= MOST_WRITES:
            return
        frame: Any = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename != self.name:
            frame = frame.f_back
        self.state[write >> 5] = write & 31
        self.writes.append(write)
        self.lines.append(frame.f_lineno if frame is not None else 0)

    def flush(self) -> None:
        """Nothing waits here."""


def quiet(*_: object, **__: object) -> None:
    """Stands for `print`."""


def seen(board: Any, row: Any, column: Any, digit: Any, kind: int) -> bool:
    """Whether a row (1), column (2), box (3) or any (0) holds the digit in another cell."""
    cells = set()
    if kind in (1, 0):
        cells |= {(row, other) for other in range(9)}
    if kind in (2, 0):
        cells |= {(other, column) for other in range(9)}
    if kind in (3, 0):
        top, left = row // 3 * 3, column // 3 * 3
        cells |= {(top + other // 3, left + other % 3) for other in range(9)}
    cells.discard((row, column))
    if isinstance(board, dict):
        return any(board.get(cell, ".") == digit for cell in cells)
    if len(board) == 81:
        return any(board[9 * r + c] == digit for r, c in cells)
    return any(board[r][c] == digit for r, c in cells)


def keep(held: Any) -> Any:
    """A copy of containers, as deep as they are made of lists, dictionaries and sets."""
    if isinstance(held, dict):
        return {key: keep(item) for key, item in held.items()}
    if isinstance(held, (list, tuple)):
        return [keep(item) for item in held]
    return set(held) if isinstance(held, set) else held


def copied(held: Any) -> Any:
    """A copy of the same kind, as deep as it is made of plain containers."""
    if type(held) is dict:
        return {key: copied(item) for key, item in held.items()}
    if type(held) is list:
        return [copied(item) for item in held]
    return set(held) if type(held) is set else held


class Filling(dict):  # type: ignore[type-arg]
    """A dictionary that makes what is missing in it."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __missing__(self, key: Any) -> Any:
        held = Filling(int) if self.kind is dict else self.kind()
        self[key] = held
        return held


def filling(kind: Any) -> Any:
    """An empty dictionary that makes what is missing, of a kind, or numbers in dictionaries."""
    return Filling(kind)


def same_unit(one: Any, other: Any, kind: int) -> bool:
    """Whether two cells lie in one row (1), column (2), box (3) or any of these (0)."""
    (row, column), (row_too, column_too) = (
        divmod(cell, 9) if type(cell) is int else cell for cell in (one, other)
    )
    box = row // 3 == row_too // 3 and column // 3 == column_too // 3
    same = (row == row_too, column == column_too, box)
    return any(same) if kind == 0 else same[kind - 1]


def put_back(kept: Any, held: Any) -> None:
    """Make containers hold again what they held."""
    if isinstance(held, set):
        held.clear()
        held.update(kept)
    elif isinstance(held, dict):
        for key in [key for key in held if key not in kept]:
            del held[key]
        for key, item in kept.items():
            held[key] = restored(item, held.get(key))
    elif isinstance(held, list):
        held[:] = [
            restored(item, held[place] if place < len(held) else None)
            for place, item in enumerate(kept)
        ]
    elif isinstance(held, tuple):
        for item, part in zip(kept, held):  # noqa: B905 - made from it
            put_back(item, part)


def restored(kept: Any, held: Any) -> Any:
    """What was kept, in the container that stands there now if that is of the same kind."""
    if isinstance(kept, (set, dict, list)) and type(held) is type(kept):
        put_back(kept, held)
        return held
    return kept


def flat(board: Any) -> str | None:
    """The board in a text; None if it is not one of plain cells."""
    if type(board) is not list or len(board) != 9:
        return None
    cells = []
    for row in board:
        if type(row) is not list or len(row) != 9:
            return None
        for cell in row:
            if type(cell) is not str or len(cell) != 1 or not "." <= cell <= "9":
                return None
        cells += row
    return "".join(cells)


def is_right(puzzle: str, after: str) -> bool:
    if any(given not in (".", cell) for given, cell in zip(puzzle, after)):  # noqa: B905 - 81 each
        return False
    return all(len({after[cell] for cell in unit} - {".", "/", "0"}) == 9 for unit in UNITS)


def executed_lines(runner: Runner, tree: Any, boards: list[str], most: int) -> set[int]:
    """The lines that run on the boards; those of the module and of classes count as such."""
    found: set[int] = set()
    name = runner.worker["FILENAME"]

    def enter(frame: Any, event: str, argument: object) -> Any:
        return step if frame.f_code.co_filename == name else None

    def step(frame: Any, event: str, argument: object) -> Any:
        found.add(frame.f_lineno)
        return step

    code = runner.compiled(tree)
    sys.settrace(enter)
    runner.run(code, boards, most)
    sys.settrace(None)
    return found


def answer(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """What the judge asks for: the submission as it is, or its variants."""
    limit_memory()
    source = request["source"].encode("latin-1")
    runner = Runner(worker, request, source)
    tree = parse(source)
    instrument(tree)
    if request["edits"] == "watch":
        watcher = Watcher(worker["FILENAME"])
        code = runner.compiled(tree)
        how, _ = runner.run(code, request["trials"][0], request["steps"][0], watcher)
        return '"how":%d,"writes":%s,"lines":%s' % (how, watcher.writes, watcher.lines)
    if request["edits"] == "none":
        beneath: list[Any] = []
        if request["base"] >= 0:
            tree, edits = kept_edits(worker, request, tree)
            beneath = apply(edits[request["base"]])
        reply = outcomes(worker, runner, tree, request)
        take_back(beneath)
        return reply
    return variants(worker, runner, tree, request)


def outcomes(worker: dict[str, Any], runner: Runner, tree: Any, request: dict[str, Any]) -> str:
    """How a tree, as it is, ends on each trial, what comes back, and the steps that it takes."""
    found: list[list[Any]] = []
    code = runner.compiled(tree)
    end = process_time() + request["seconds"]
    for trial, most in zip(request["trials"], request["steps"]):  # noqa: B905 - as many
        if process_time() > end:
            found.append([TOO_LONG, [], 0])
            continue
        found.append([*runner.run(code, trial, most), most - max(0, runner.left)])
    return '"outcomes":%s' % worker["encode"](found)


def kept_edits(
    worker: dict[str, Any], request: dict[str, Any], tree: Any
) -> tuple[Any, list[Edit]]:
    """The tree that edits are made in, and all of these: the same ones for each request."""
    kept = worker.setdefault("kept", {})
    if not kept:
        program = Edits(tree, request["entry_point"])
        kept.update(tree=tree, program=program, edits=list(islice(program.edits(), MOST_EDITS)))
    return kept["tree"], kept["edits"]


def variants(worker: dict[str, Any], runner: Runner, tree: Any, request: dict[str, Any]) -> str:
    trials = request["trials"]
    end = process_time() + request["seconds"]
    tree, every = kept_edits(worker, request, tree)
    program = worker["kept"]["program"]
    base = request["base"]
    beneath: list[Any] = []
    wanted: Any = request["edits"]
    if base >= 0:
        beneath = apply(every[base])
        program = Edits(tree, request["entry_point"])
        every = list(islice(program.edits(), MOST_EDITS))
    if wanted in ("small", "weak"):
        weak = wanted == "weak"
        lines = executed_lines(runner, tree, trials[0], request["steps"][0])
        wanted = [number for number in different(every)
                  if (every[number].rank >= WEAK) == weak
                  and reached(program, every[number], lines)]  # fmt: skip
        wanted = mixed(every, wanted)[request["skip"] :]
    fits: list[list[Any]] = []
    tried = left = 0
    longest = LONGEST_PROOF if request["strict"] else LONGEST_RUN
    longest = max(longest, PART_OF_ALL * request["seconds"])
    codes = Together(runner, program, tree, every, wanted)
    for number in wanted:
        edit: Edit = every[number]
        if process_time() > end:
            left += 1
            continue
        passed = []
        boards = []
        slow = []
        taken = 0
        code = codes.code_of(number)
        for index, trial in enumerate(trials):
            runner.end = process_time() + longest
            how, after = runner.run(code, trial, request["steps"][index])
            right = how == CAME_BACK and runner.may_be_right(index, trial, after)
            if right:
                taken += request["steps"][index] - max(0, runner.left)
                passed.append(index)
                boards.append(after)
            elif how == TOO_LONG and (index or request["strict"]):
                slow.append(index)
            elif index == 0 or request["strict"] or index > len(passed) + len(slow) + 2:
                break
        tried += 1
        if passed:
            fits.append([number, edit.cause, edit.unit, edit.line, edit.rank, passed, boards,
                         slow, taken, change_of(edit) if request["strict"] else []])  # fmt: skip
    runner.end = float("inf")
    take_back(beneath)
    return '"tried":%d,"left":%d,"fits":%s' % (tried, left, worker["encode"](fits, [200_000]))


def mixed(edits: list[Edit], numbers: list[int]) -> list[int]:
    """The numbers in the order of trying: the time may run out."""
    kinds: dict[bool, list[int]] = {True: [], False: []}
    for number in numbers:
        kinds[isinstance(edits[number].changes[0][3], list)].append(number)
    placed = [
        (place / len(kind) + LATER * edits[number].rank - is_promising(edits[number]), number)
        for kind in kinds.values()
        for place, number in enumerate(kind)
    ]
    return [number for _, number in sorted(placed)]


def is_promising(edit: Edit) -> bool:
    """Whether an edit is about how a search goes on and ends, or what it starts with."""
    if edit.rank == 0 and edit.cause == BASE:
        return True
    return (
        edit.rank == 0
        and isinstance(edit.changes[0][3], list)
        and edit.cause in (DEAD_END, EARLY_FALSE, GIVEN, LOOP, NO_RECURSION, RESULT)
    )


def different(edits: list[Edit]) -> list[int]:
    """The numbers of the edits, without those that make the same change as one before."""
    found: dict[Any, int] = {}
    for number, edit in enumerate(edits):
        if len(edit.changes) == 1 and isinstance(edit.changes[0][3], ast.expr):
            owner, field, index, new = edit.changes[0]
            key: Any = (id(owner), field, index, dump(new))
        else:
            key = number
        if key not in found or edit.rank < edits[found[key]].rank:
            found[key] = number
    return sorted(found.values())


def reached(program: Program, edit: Edit, lines: set[int]) -> bool:
    """Whether the edit stands where the run on the first board came by."""
    owner = edit.changes[0][0]
    if program.function(owner) is None:
        return True  # it ran when the file was loaded
    statement = owner
    while not hasattr(statement, "body") and id(statement) in program.parents:
        if type(statement).__name__ in ("Assign", "Expr", "Return", "AugAssign", "AnnAssign"):
            break
        statement = program.parents[id(statement)][0]
    last = getattr(statement, "end_lineno", 0) if not hasattr(statement, "body") else edit.line
    first = getattr(statement, "lineno", edit.line)
    if any(line in lines for line in range(first, max(first, last) + 1)):
        return True
    return edit.line in lines
