"""The worker: runs one submission, one call at a time, on behalf of the judge.

It runs as a script in its own process, with an interpreter that has only the standard library; it
never imports the kit.  The judge trusts nothing from it: a reply is only data to check against the
rules, so a submission that takes over this process gains nothing.

Descriptors at the start: 0 requests, 1 replies, 2 captured output, and 3, outside a jail, the
lifeline (an empty pipe that closes when the grader dies).  A request is a Python
literal on one line of ASCII, which the grader writes with ``ascii`` and this reads with ``eval``:
both take a third of the time of JSON.  A reply, which any code in this process may write, is one
line of JSON.  It is written by hand, because ``import json`` costs as much as the rest of the
start-up.
"""

from __future__ import annotations

import os
import sys
from _json import encode_basestring_ascii as quote
from time import monotonic as now
from time import process_time as cpu_time

TYPE_CHECKING = False  # as in `typing`, which takes too long to import
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, FrameType, ModuleType
    from typing import Any

    Submission = Callable[..., object]

FILENAME = "<submission>"
MODULE_NAME = "submission"
LONGEST_TEXT = 2_000
MOST_VALUES = 20_000
CHARACTERS_A_VALUE = 5
"""Of a text count as one more value, so that no reply is longer than the judge reads."""
LONGEST_NUMBER = 4096
"""Bits; a longer number is described."""
BITS_A_VALUE = 16
"""Of a number count as one more value: they take five digits."""
DEEPEST_VALUE = 6
MOST_FRAMES = 40
LONGEST_SILENCE = 0.5
"""Seconds of real time between two lines of replies, unless one call takes longer."""
kept_error: list[BaseException] = []
"""What the last call raised, or the loading, in case the judge asks about it."""
SYNTAX_FIELDS = ("lineno", "offset", "end_lineno", "end_offset", "msg")


def main() -> None:
    die_with_the_grader()
    requests, replies = take_descriptors()
    buffer = b""
    functions: dict[str, Submission] = {}
    while True:
        while b"\n" not in buffer:
            piece = os.read(requests, 1 << 16)
            if not piece:
                return
            buffer += piece
        line, buffer = buffer.split(b"\n", 1)
        request = eval(line, {"__builtins__": {}})
        if request["do"] == "limit":
            set_limits(request)
            continue
        submission = functions.get(request.get("function", ""))
        if request["do"] == "load":
            functions, reply = load(request)
        elif request["do"] == "count":
            reply = count(submission, request["arguments"])
        elif request["do"] == "profile":
            reply = profile(submission, request["arguments"], request["most"])
        elif request["do"] == "placements":
            reply = placements(submission, request)
        elif request["do"] == "script":
            reply = run_script({**request, "submission": submission})
        elif request["do"] == "calls":
            reply = calls(functions, request, replies)
        else:
            reply = call(submission, request["arguments"])
        flush_output()
        reply, tab, rest = reply.partition("\t")
        send(replies, '{"id":%s,%s}%s%s\n' % (quote(request["id"]), reply, tab, rest))


def take_descriptors() -> tuple[int, int]:
    """Move the channel out of the way of `print` and `input`; return both its ends."""
    requests, replies = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    # A line at a time, so that what was printed before an endless loop is there to be shown.
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True, errors="backslashreplace")  # type: ignore[union-attr]
    return requests, replies


def set_limits(request: dict[str, int]) -> None:
    """Set the kernel's limits, as a second line behind the judge's own limits."""
    if sys.platform == "win32":
        return  # there the job of this process enforces them
    import resource

    wanted = {
        "RLIMIT_AS": request["memory"],
        "RLIMIT_CPU": request["cpu"],
        "RLIMIT_FSIZE": request["output"],
        "RLIMIT_NOFILE": 64,
        "RLIMIT_CORE": 0,
    }
    for name, value in wanted.items():
        limit = getattr(resource, name, None)
        if limit is None:
            continue
        hard = resource.getrlimit(limit)[1]
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        try:
            resource.setrlimit(limit, (value, value))
        except (OSError, ValueError):  # macOS refuses RLIMIT_AS; the judge watches memory there
            pass


def die_with_the_grader() -> None:
    """Make the kernel kill this process when the lifeline closes, whatever it is doing."""
    if sys.platform == "win32":
        return
    import fcntl

    lifeline = 3  # not yet taken by anything else
    if not hasattr(fcntl, "F_SETSIG"):  # macOS, where a thread has to wait for it
        from _thread import start_new_thread

        start_new_thread(wait_for_the_end, (lifeline,))
        return
    try:
        fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(lifeline, fcntl.F_SETSIG, 9)
        flags = fcntl.fcntl(lifeline, fcntl.F_GETFL)
        fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | os.O_ASYNC | os.O_NONBLOCK)
        if os.read(lifeline, 1) == b"":  # it closed before the signal was asked for
            os._exit(1)
    except BlockingIOError:
        pass  # open and silent, as it should be
    except OSError:
        pass  # this is a jail, where init holds it


def wait_for_the_end(lifeline: int) -> None:
    if os.read(lifeline, 1) == b"":
        os._exit(1)


def send(replies: int, text: str) -> None:
    left = memoryview(text.encode("latin-1"))
    while left:
        left = left[os.write(replies, left) :]


def flush_output() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            pass  # closed or replaced by the submission, or over the output limit: judged outside


# Loading

limits: dict[str, Any] = {}
"""What limits the submission that was loaded, beside the system."""


def load(request: dict[str, Any]) -> tuple[dict[str, Submission], str]:
    """Run the submission's module; return its callables by name, and the reply's text.

    A problem with one function calls it without a name.
    """
    source = request["source"].encode("latin-1")
    most = request.get("most_open_calls")
    open_calls = None if most is None else OpenCalls(most)
    limits["open_calls"] = open_calls
    try:
        code = compile(source, FILENAME, "exec", dont_inherit=True)
    except BaseException as error:
        return {}, describe_exception(error) + ',"unreadable":true'
    try:
        module = type(sys)(MODULE_NAME)
        module.__dict__.update(provided_names(code, request["prelude"]), __file__=FILENAME)
        # Dataclasses, enums and pickle look their module up by its name.
        sys.modules[MODULE_NAME] = module
        # The interpreter runs without `site`, which would define these.
        module.__dict__.update(exit=sys.exit, quit=sys.exit)
        provided = dict(module.__dict__)
        exec(code, module.__dict__)
    except BaseException as error:
        kept_error.append(error)
        return {}, describe_exception(error)
    if "functions" not in request:
        chosen, reply = find_entry_point(module, request["entry_point"], provided)
        found = {"": chosen}
    else:
        several = {name: find_entry_point(module, name, provided) for name in request["functions"]}
        found = {name: chosen for name, (chosen, _) in several.items()}
        reply = '"functions":[%s]' % ",".join(["{%s}" % text for _, text in several.values()])
    functions = {name: chosen for name, chosen in found.items() if chosen is not None}
    if open_calls is not None:
        functions = {name: open_calls.limited(chosen) for name, chosen in functions.items()}
    return functions, reply


class OpenCalls:
    """Limits how many calls may be open at once.

    What the submission asks `sys.setrecursionlimit` for is recorded and has no effect.  An import
    is left out, because the import system itself is many calls deep.  A search that recurses in a
    thread of its own fails like any other.
    """

    def __init__(self, most: int) -> None:
        import builtins

        self.most = most
        self.get_limit, self.set_limit = sys.getrecursionlimit, sys.setrecursionlimit
        self.roomy = self.asked_for = self.get_limit()
        self.import_module = builtins.__import__
        self.in_a_thread: RecursionError | None = None
        sys.setrecursionlimit = self.record
        sys.getrecursionlimit = lambda: self.asked_for
        builtins.__import__ = self.import_with_room

    def record(self, limit: int, /) -> None:
        """Stand in for `sys.setrecursionlimit`, which it answers alike."""
        if not isinstance(limit, int):
            raise TypeError(f"{type(limit).__name__!r} object cannot be interpreted as an integer")
        if limit < 1:
            raise ValueError("recursion limit must be greater or equal than 1")
        self.asked_for = limit

    def import_with_room(self, *arguments: Any, **more: Any) -> ModuleType:
        """Stand in for `__import__`, with the interpreter's own limit while it runs."""
        before = self.get_limit()
        self.set_limit(self.roomy)
        try:
            return self.import_module(*arguments, **more)
        finally:
            self.set_limit(before)

    def keep(self, ended: Any) -> None:
        """Stand in for `threading.excepthook`: keep what ended a thread."""
        if issubclass(ended.exc_type, RecursionError):
            self.in_a_thread = ended.exc_value
        else:
            threading: Any = sys.modules["threading"]
            threading.__excepthook__(ended)

    def limited(self, submission: Submission) -> Submission:
        """Return the submission with `most` calls left to open below it."""
        threading: Any = sys.modules.get("threading")
        if threading is not None:
            threading.excepthook = self.keep

        def call(*arguments: object) -> object:
            depth = 0
            frame: FrameType | None = sys._getframe()  # noqa: SLF001
            while frame is not None:
                depth, frame = depth + 1, frame.f_back
            # Besides the entry point, the function that makes an instance for a method, and a
            # built-in function at the very bottom, which Python counted until 3.12.
            built_in = sys.version_info < (3, 12)
            self.set_limit(depth + 2 + built_in + self.most)
            self.in_a_thread = None
            try:
                returned = submission(*arguments)
                if self.in_a_thread is not None:
                    raise self.in_a_thread
                return returned
            except RecursionError as error:
                if self.asked_for != self.roomy:
                    error.asked_for = self.asked_for  # type: ignore[attr-defined]
                raise
            finally:
                self.set_limit(self.roomy)

        return call


def names_in(code: CodeType) -> set[str]:
    """Every name that a code object and the functions and classes in it look up."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if type(constant) is type(code):
            names |= names_in(constant)
    return names


def provided_names(code: CodeType, prelude: dict[str, str]) -> dict[str, object]:
    """LeetCode's names, as far as the code mentions them (all, if it runs text as code)."""
    wanted = names_in(code)
    everything = not wanted.isdisjoint({"eval", "exec", "globals", "get_type_hints"})
    found: dict[str, object] = {}
    for module, names in prelude.items():
        if everything or module in wanted:
            found[module] = __import__(module)
        for name in names.split():
            if (everything or name in wanted) and name not in found:
                found[name] = getattr(__import__(module), name)
    return found


def find_entry_point(
    module: ModuleType, name: str, provided: dict[str, object]
) -> tuple[Submission | None, str]:
    """Choose the callable that LeetCode would call, or the most similar one; name the others."""
    classes = []
    functions = []
    for value in list(module.__dict__.values()):
        if isinstance(value, type):
            if value.__module__ == MODULE_NAME and value not in classes:
                classes.append(value)
        elif callable(value) and getattr(value, "__module__", None) == MODULE_NAME:
            functions.append(getattr(value, "__name__", "?"))
    having = [cls for cls in classes if callable(getattr(cls, name, None))]
    solution = module.__dict__.get("Solution")
    function = module.__dict__.get(name)
    if function is provided.get(name):
        function = None  # such as LeetCode's own `gcd`, not one from the submission
    if isinstance(solution, type) and callable(getattr(solution, name, None)):
        chosen = solution
    elif callable(function) and not isinstance(function, type):
        chosen = function
    elif having:
        chosen = having[-1]
    else:
        methods = sorted(
            f"{cls.__name__}.{attribute}"
            for cls in classes
            for attribute, value in list(cls.__dict__.items())
            if callable(value) and not attribute.startswith("__")
        )
        reply = '"missing":{"functions":%s,"methods":%s,"other":%s}' % (
            encode(functions[:50]),
            encode(methods[:50]),
            encode(type(function).__name__ if function is not None else None),
        )
        return None, reply
    taken = f"{chosen.__name__}.{name}" if isinstance(chosen, type) else name
    others = [f"{cls.__name__}.{name}" for cls in having if cls is not chosen]
    if callable(function) and function is not chosen and not isinstance(function, type):
        others.append(name)
    if isinstance(chosen, type):
        cls = chosen

        def submission(*arguments: object) -> object:
            return getattr(cls(), name)(*arguments)  # a new instance a case, as LeetCode does
    else:
        submission = chosen
    return submission, '"taken":%s,"others":%s' % (encode(taken), encode(others[:20]))


# Calling


def call(submission: Submission | None, arguments: list[object]) -> str:
    """Call the submission; reply with its return value and its changed arguments."""
    kept_error.clear()
    if submission is None:
        return '"raised":{"type":"NameError","message":"nothing was loaded","frames":[]}'
    try:
        returned = submission(*arguments)
    except BaseException as error:
        kept_error.append(error)
        return describe_exception(error)
    try:
        budget = [MOST_VALUES]
        reply = '"returned":%s' % encode(returned, budget)
        return reply + ',"arguments":%s' % encode(arguments, budget)
    except BaseException as error:
        return describe_exception(error)


def calls(functions: dict[str, Submission], request: dict[str, Any], replies: int) -> str:
    """Call the submission several times; the replies between tabs.

    A line of replies goes out early if they have taken so much CPU time, or very long.  An
    exception ends it if the judge may ask about that.
    """
    several, made = request["calls"], ['"left":']
    most = request["seconds"]
    cpu, wall = cpu_time() + most, now() + LONGEST_SILENCE
    for left, (name, arguments) in zip(range(len(several) - 1, -1, -1), several, strict=True):
        made.append(call(functions.get(name), arguments))
        # The judge always asks about the stub's own `raise`.
        if any(request["stops"] or issubclass(type(e), NotImplementedError) for e in kept_error):
            break
        if left and (cpu_time() > cpu or now() > wall):
            flush_output()
            made[0] = '{"id":%s,"left":%d}' % (quote(request["id"]), left)
            send(replies, "\t".join(made) + "\n")
            del made[1:]
            cpu, wall = cpu_time() + most, now() + LONGEST_SILENCE
    made[0] = '"left":0'
    return "\t".join(made)


def count(submission: Submission | None, arguments: list[object]) -> str:
    """Call the submission; reply also with how many lines of its own it executed.

    `sys.monitoring` (from Python 3.12 on) would save a third at best, and counts loops on one line
    and generator expressions otherwise, not even alike in 3.12 and 3.13.
    """
    lines = 0

    def enter(frame: FrameType, event: str, argument: object) -> Any:
        return step if frame.f_code.co_filename == FILENAME else None

    def step(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal lines
        if event == "line":
            lines += 1
        return step

    sys.settrace(enter)
    reply = call(submission, arguments)
    sys.settrace(None)
    return '%s,"lines":%d' % (reply, lines)


class Enough(BaseException):
    """Ends a call after its lines were counted for long enough."""


def profile(submission: Submission | None, arguments: list[object], most: int) -> str:
    """Call the submission; reply only with how often each line of its own ran, `most` in all."""
    counts: dict[tuple[str, int], int] = {}
    left = most

    def enter(frame: FrameType, event: str, argument: object) -> Any:
        return step if frame.f_code.co_filename == FILENAME else None

    def step(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal left
        if event == "line":
            place = (frame.f_code.co_qualname, frame.f_lineno)
            counts[place] = counts.get(place, 0) + 1
            left -= 1
            if left < 0:
                raise Enough
        return step

    sys.settrace(enter)
    call(submission, arguments)
    sys.settrace(None)
    busiest = sorted(counts.items(), key=lambda item: -item[1])[:200]
    return '"profile":%s' % encode([[name, line, count] for (name, line), count in busiest])


def placements(submission: Submission | None, request: dict[str, Any]) -> str:
    """Call the submission on a board that counts what is written into it."""
    from marshal import loads

    recorder: dict[str, Any] = {"__name__": "recorder"}
    exec(loads(request["recorder"].encode("latin-1")), recorder)
    text: str = recorder["placements"](call, submission, *request["arguments"], request["seconds"])
    return text


script: dict[str, Any] = {"__name__": "script"}
"""The names of the scripts that came along; a later request may use them without sending them."""


def run_script(request: dict[str, Any]) -> str:
    """Do what is in the scripts that came along: variants of the submission, or its steps."""
    from marshal import loads

    for text in request["scripts"]:
        exec(loads(text.encode("latin-1")), script)
    reply: str = script["answer"](globals(), request)
    return reply


def encode(value: Any, budget: list[int] | None = None, depth: int = 0) -> str:
    """JSON of a plain value; an object with ``type`` and ``text`` for anything else."""
    if budget is None:
        budget = [MOST_VALUES]
    budget[0] -= 1
    kind = type(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is str and len(value) <= LONGEST_TEXT and budget[0] > 0:
        budget[0] -= len(value) // CHARACTERS_A_VALUE
        return quote(value)
    if kind is int and value.bit_length() <= LONGEST_NUMBER and budget[0] > 0:
        budget[0] -= value.bit_length() // BITS_A_VALUE
        return repr(value)
    if kind is list and depth < DEEPEST_VALUE and budget[0] > 0 and len(value) <= budget[0]:
        return "[%s]" % ",".join([encode(item, budget, depth + 1) for item in value])
    text = short_text(value) if budget[0] > 0 else "..."
    budget[0] -= len(text) // CHARACTERS_A_VALUE
    return '{"type":%s,"text":%s}' % (quote(kind.__name__[:100]), quote(text))


def short_text(value: Any) -> str:
    kind = type(value)
    if kind is str:
        start: str = value[:100]
        return start
    if kind in (list, tuple, dict, set, frozenset) and len(value) > 100:
        return f"{len(value)} items"
    if kind is int and value.bit_length() > LONGEST_NUMBER:
        return f"a number of {value.bit_length()} bits"
    text: str = str.__str__(repr(value))
    return text[:200]


def describe_exception(error: BaseException) -> str:
    """Return the exception's type and text, and the frames in the submission's own file."""
    frames = []
    # The submission's own class may pretend to have another traceback.
    trace = BaseException.__dict__["__traceback__"].__get__(error)
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILENAME:
            frames.append([trace.tb_lineno, trace.tb_frame.f_code.co_name])
        trace = trace.tb_next
    depth = len(frames)
    if depth > MOST_FRAMES:
        frames = frames[: MOST_FRAMES // 2] + frames[-MOST_FRAMES // 2 :]
    try:
        message = str.__str__(str(error))[:2000]
    except BaseException as second:
        message = f"(its text could not be made: {name_of(type(second))})"
    fields = [
        '"type":' + quote(name_of(type(error))[:200]),
        '"message":' + quote(message),
        '"depth":%d' % depth,
        '"frames":' + encode(frames),
    ]
    if issubclass(type(error), SyntaxError):
        own_file = attribute(error, "filename") == FILENAME
        place = [attribute(error, name) for name in SYNTAX_FIELDS]
        fields.append('"syntax":' + encode([*place, own_file]))
    if issubclass(type(error), RecursionError):
        fields.append('"asked_for":' + encode(attribute(error, "asked_for")))
    if issubclass(type(error), ImportError):
        fields.append('"module":' + encode(attribute(error, "name")))
    return '"raised":{%s}' % ",".join(fields)


def name_of(kind: type) -> str:
    """Return the true name of a class, even if its metaclass overrides the attribute."""
    return str.__str__(type.__dict__["__name__"].__get__(kind))


def attribute(error: BaseException, name: str) -> object:
    """Return an attribute that is a text or a number; None for all else, and if it raises."""
    try:
        value = getattr(error, name)
    except BaseException:
        return None
    return value if type(value) in (str, int) else None


if __name__ == "__main__":
    main()
