"""What an exception during a call probably means, in words for a first month of Python."""

import builtins
import difflib
import re
import sys
from collections.abc import Callable, Iterable, Sequence

from grader.catalog import catalog
from grader.english import counted, quoted
from grader.judge.diagnosis import LIBRARY, MAIN_PART, python_2_name
from grader.judge.moment import UNKNOWN, Moment, Part
from grader.judge.raised import Raised

Advise = Callable[[Raised, Moment], str]

PYTHON_2_METHODS = ("has_key", "iteritems", "iterkeys", "itervalues")
OTHER_LANGUAGES = {
    "true": "`True`", "false": "`False`", "null": "`None`", "none": "`None`", "nil": "`None`",
    "this": "`self`", "elif": "`elif`", "NULL": "`None`", "String": "`str`", "boolean": "`bool`",
}  # fmt: skip
SOLIDUS = "in Python 3, `/` gives a float, even for 6 / 3: write `//` to get a whole number"
NONE_CAME = (
    "a function without `return` returns None, and so do methods such as `sort` and `append`"
)
SOLVABLE = (
    "this board has a solution: was a right digit ruled out, or a wrong guess not taken back in"
    " full?"
)
RETURN = re.compile(r"(?:^|[:;])\s*return\b\s*(.*)$")
ON_PURPOSE = "what does None say there, and should this call have got it?"
ITEMS = {"list": "an item", "str": "a character", "tuple": "an item"}
ALWAYS = (
    ("TypeError", "'float' object cannot be interpreted as an integer", SOLIDUS),
    ("TypeError", "slice indices must be integers", SOLIDUS),
    (
        "TypeError",
        "must be integers or slices, not float",
        f"{SOLIDUS}, as in `row // 3`",
    ),
    (
        "TypeError",
        "must be integers or slices, not tuple",
        "`board[r, c]` is one index made of two numbers: write `board[r][c]`",
    ),
    (
        "TypeError",
        "must be integers or slices, not list",
        "an index is one number, and here the brackets hold a list",
    ),
    (
        "TypeError",
        "'int' object is not iterable",
        "`for` can't go through a number: to count from 0 to 8, write `range(9)`",
    ),
    ("TypeError", "argument of type 'int' is not iterable", "`in` looks into a list, a set or a"
     " text, and here its right side is a number"),
    ("TypeError", "'NoneType' object is not iterable", NONE_CAME),
    ("TypeError", "argument of type 'NoneType' is not iterable", NONE_CAME),
    ("TypeError", "cannot unpack non-iterable NoneType", NONE_CAME),
    (
        "TypeError",
        "cannot unpack non-iterable",
        "the left side has several names, but the right side is a single value",
    ),
    (
        "TypeError",
        "append() takes exactly one argument",
        "`append` takes one value: write a pair with its own parentheses, `append((row, col))`",
    ),
    (
        "TypeError",
        "add() takes exactly one argument",
        "`add` takes one value: write a pair with its own parentheses, `add((row, col))`",
    ),
    (
        "TypeError",
        "'str' object does not support item assignment",
        "a row has become a string, and strings can't be changed: keep rows as lists",
    ),
    (
        "TypeError",
        "'tuple' object does not support item assignment",
        "a tuple can't be changed: use a list, `[…]`",
    ),
    (
        "TypeError",
        "unhashable type: 'list'",
        "a set, and the keys of a dict, can't hold a list: use a tuple, `(row, col)`",
    ),
    (
        "TypeError",
        "unhashable type: 'set'",
        "a set, and the keys of a dict, can't hold a set: use a `frozenset` or a tuple",
    ),
    (
        "TypeError",
        "expected str instance",
        "`join` puts texts together: turn each number into a text with `str(number)`",
    ),
    (
        "TypeError",
        "int() argument must be",
        "`int` takes one number or one text of digits, not a whole list and not None",
    ),
    (
        "TypeError",
        "object is not reversible",
        "you can go backwards only through a list, a text or a `range`",
    ),
    (
        "AttributeError",
        "'dict' object has no attribute 'add'",
        "`{}` makes an empty dict: an empty set is written `set()`",
    ),
    (
        "AttributeError",
        "'dict' object has no attribute 'append'",
        "this is a dict: give it a value with `d[key] = value`",
    ),
    (
        "AttributeError",
        "'list' object has no attribute 'add'",
        "a list has `append`; `add` is the method of a set",
    ),
    (
        "AttributeError",
        "'set' object has no attribute 'append'",
        "a set has `add`; `append` is the method of a list",
    ),
    (
        "AttributeError",
        "'list' object has no attribute 'discard'",
        "a list has `remove`; `discard` is the method of a set",
    ),
    (
        "AttributeError",
        "'str' object has no attribute 'append'",
        "a text can't be changed: make a new one with `+`, or use a list",
    ),
    (
        "ValueError",
        "too many values to unpack",
        "the right side has more values than the left side has names",
    ),
    (
        "ValueError",
        "not enough values to unpack",
        "the right side has fewer values than the left side has names",
    ),
    (
        "ValueError",
        "arg is an empty sequence",
        "`min` and `max` need at least one value: here there is nothing to choose from",
    ),
    (
        "ValueError",
        "iterable argument is empty",
        "`min` and `max` need at least one value: here there is nothing to choose from",
    ),
    (
        "ValueError",
        "list.remove(x)",
        "the list does not hold this value: was it ever added, or was it removed before?",
    ),
    ("ValueError", "is not in list", "`index` finds nothing: the list does not hold this value"),
    (
        "ValueError",
        "negative shift count",
        "the number after `<<` or `>>` is negative: was a 0 or a '.' taken for a digit?",
    ),
    (
        "RuntimeError",
        "changed size during iteration",
        "the loop changes what it goes through: go through a copy, such as `list(…)`",
    ),
    ("IndexError", "pop from empty list", "the list is empty here: nothing is left to take out"),
    ("IndexError", "pop from an empty deque", "the deque is empty here: nothing is left"),
    ("KeyError", "pop from an empty set", "the set is empty here: nothing is left to take out"),
    ("ZeroDivisionError", "", "the number on the right of the division is 0 here"),
    (
        "RecursionError",
        "",
        "the function keeps calling itself: is there a case in which it stops,"
        " and does every call get closer to that case?",
    ),
    (
        "EOFError",
        "",
        f"no keyboard input is available: remove the `input` call, or {MAIN_PART}",
    ),
    ("SystemExit", "", "`exit` ends the whole program: write `return` instead"),
    ("AssertionError", "", "an `assert` of your own was not true here"),
)  # fmt: skip
"""Type, a part of the message, and the advice."""


def exception_advice(
    raised: Raised,
    parameters: int,
    moment: Moment = UNKNOWN,
    source: Sequence[str] = (),
    *,
    solvable: bool = False,
) -> tuple[str, ...]:
    """Return what an exception inside the entry point probably means.

    `source` are the lines of the submission; `solvable` says whether the board has a solution.
    """
    if not raised.frames and (advice := _wrong_call(raised, parameters)):
        return (advice,)
    if "NoneType" in raised.message and (came := _came_from(moment.parts.values(), source)):
        return (came, SOLVABLE if solvable else ON_PURPOSE)
    for find in (_names, _attributes, _indexes, _operands, _numbers, _calls):
        if advice := find(raised, moment):
            return (advice,)
    for type_, part, advice in ALWAYS:
        if raised.type == type_ and part in raised.message:
            return (advice,)
    if raised.type in ("ModuleNotFoundError", "ImportError") and raised.missing_module:
        return (f"{LIBRARY}: solve it without {quoted(raised.missing_module)}",)
    if raised.type == "IndexError":
        return ("counting starts at 0, so the last index of nine is 8: does an index go too far?",)
    return ()


def _wrong_call(raised: Raised, parameters: int) -> str:
    """Return why the grader's own call of the entry point failed."""
    text = raised.message
    if raised.type != "TypeError":
        return ""
    called = text.partition("()")[0].rpartition(".")[2]
    if "__init__()" in text:
        return "the grader makes a new `Solution()` for each call, with no arguments"
    if "but 2 were given" in text:
        return f"a method's first parameter is `self`: {quoted(f'def {called}(self, …)')}"
    if "argument: 'board'" in text:
        return f"a function outside of a class takes no `self`: {quoted(f'def {called}(board)')}"
    if "argument" in text:
        what = "one argument" if parameters == 1 else f"{parameters} arguments"
        return f"the grader calls it with {what}, by position: check the `def` line"
    return ""


def _names(raised: Raised, moment: Moment) -> str:
    """Return what is meant by a name that Python does not know."""
    if raised.type not in ("NameError", "UnboundLocalError"):
        return ""
    if hint := python_2_name(raised):
        return hint
    name = _first_quoted(raised.message)
    if raised.type == "UnboundLocalError" or "free variable" in raised.message:
        if "local variable" in raised.message and name in moment.names:
            return (
                f"this function gives {quoted(name)} a value somewhere, so it is a name of its own"
                " in all its lines: pass the value from outside as a parameter"
            )
        return f"no line before this one has given {quoted(name)} a value in this run"
    if f"self.{name}" in moment.names:
        return f"it is a method of the class: write {quoted(f'self.{name}')}"
    if name == "self":
        return "`self` must be the first parameter of the method"
    if name in OTHER_LANGUAGES:
        return f"in Python this is written {OTHER_LANGUAGES[name]}"
    if known := _known(name, moment):
        return known
    if name in sys.stdlib_module_names:
        return f"the module is not imported: write {quoted(f'import {name}')} at the top"
    return f"no line that ran has given {quoted(name)} a value: is it spelt the same everywhere?"


def _attributes(raised: Raised, moment: Moment) -> str:
    """Return what is meant by an attribute that an object does not have."""
    if raised.type != "AttributeError":
        return ""
    if any(f"'{name}'" in raised.message for name in PYTHON_2_METHODS):
        return "this looks like Python 2: write `key in d`, `d.items()` and `d.values()`"
    name = raised.message.rpartition("attribute '")[2].partition("'")[0]
    if "'NoneType' object" in raised.message:
        return _is_none(moment.parts.get("container"))
    if any(part in raised.message for _, part, _ in ALWAYS if "attribute" in part):
        return ""
    return _known(name, moment)


def _known(name: str, moment: Moment) -> str:
    """Return where a name is known from: an earlier rung, or a name that is nearly the same."""
    if rung := _rung_of(name):
        return (
            f"each file is judged alone, so {quoted(name)} must be in this one:"
            f" copy it from `{rung}`"
        )
    near = _nearest(name, moment.names)
    return f"did you mean {quoted(near)}?" if near else ""


def _indexes(raised: Raised, moment: Moment) -> str:
    """Return which index or key was wrong."""
    index, container = moment.parts.get("index"), moment.parts.get("container")
    if raised.type == "KeyError":
        return _key(raised, index, container)
    if raised.type == "IndexError" and index is not None and container is not None:
        if not index.value.lstrip("-").isdigit() or container.size is None:
            return ""
        place = f"the {container.type} {quoted(container.code)}"
        if not container.size:
            return f"{place} is empty here, so it has no index {index.value}"
        items = counted(container.size, ITEMS.get(container.type, "item").split()[1])
        known = f"{quoted(index.code)} is {index.value}"
        if index.code == index.value:
            known = f"the index is {index.value}"
        if index.value.startswith("-"):
            return f"{known} here: an index that counts down must stop at 0, or before"
        return f"{known} here, and {place} has {items}: 0 to {container.size - 1}"
    if raised.type == "TypeError" and "must be integers or slices, not str" in raised.message:
        what = quoted(index.code) if index is not None else "the index"
        value = f" {index.value}" if index is not None and index.value else ""
        return f"{what} is the text{value}, and an index is a number: turn it into one with `int`"
    if raised.type == "TypeError" and "is not subscriptable" in raised.message:
        if "'NoneType'" in raised.message:
            return _is_none(container)
        if "'function'" in raised.message or "method'" in raised.message:
            return "a function is called with parentheses, `f(…)`, not with brackets"
        what = "this" if container is None else f"{quoted(container.code)} is {container.words}: it"
        return f"{what} has no parts, so it takes no index in brackets"
    return ""


def _key(raised: Raised, index: Part | None, container: Part | None) -> str:
    key = raised.message if index is None or not index.value else index.value
    if "pop from an empty set" in raised.message:
        return ""
    if container is not None and container.type == "set":
        return (
            f"the set {quoted(container.code)} does not hold {key} here: was it ever added,"
            " or was it removed before?"
        )
    if key == "'.'":
        return "'.' is an empty cell, not a digit: skip it before this line"
    shown = f"the dict {quoted(container.code)}" if container is not None else "the dict"
    text = f"{shown} has no key {key} here"
    if container is not None and container.size == 0:
        return f"{text}: it is empty"
    if container is not None and container.value and index is not None:
        other = f"'{key}'" if index.type == "int" else key.strip("'\"")
        if re.search(rf"[{{ ]{re.escape(other)}:", container.value):
            return f"{text}, but it has {other}, and {key} and {other} are different keys"
    return f"{text}: is every key put in before this line asks for it?"


def _operands(raised: Raised, moment: Moment) -> str:
    """Return which two values don't go together."""
    if raised.type != "TypeError":
        return ""
    text = raised.message
    together = any(
        part in text
        for part in ("unsupported operand type", "not supported between", "can only concatenate")
    )
    if not together and "must be str, not int" not in text:
        return ""
    left, right = moment.parts.get("left"), moment.parts.get("right")
    said = ""
    if left is not None and right is not None:
        said = f"{_is(left)}, and {_is(right)}: "
    if "NoneType" in text:
        return said + NONE_CAME
    if "'set'" in text and "'str'" in text:
        return said + "a set goes with a set: one value is added by `add`"
    if "str" in text and ("int" in text or "float" in text):
        return said + "a text and a number don't go together: use `int(…)` or `str(…)`"
    return (said + "these two types don't go together") if said else ""


def _numbers(raised: Raised, moment: Moment) -> str:
    """Return why a text is not a number."""
    if raised.type != "ValueError" or "invalid literal for int()" not in raised.message:
        return ""
    text = raised.message.partition(": ")[2]
    if text == "'.'":
        return "'.' is an empty cell, not a number: skip such cells before you call `int`"
    if text == "''":
        return "the text is empty here, and `int` needs at least one digit"
    return f"`int` takes only digits, and {quoted(text)} has other characters"


def _calls(raised: Raised, moment: Moment) -> str:
    """Return what is wrong with a call."""
    if raised.type != "TypeError":
        return ""
    text = raised.message
    callee = moment.parts.get("callee")
    if "object is not callable" in text:
        if callee is not None and hasattr(builtins, callee.code):
            name = quoted(callee.code)
            return f"{name} is a variable of yours here and hides Python's own {name}: rename it"
        if "'list'" in text or "'tuple'" in text or "'dict'" in text:
            return "parentheses call a function: an index goes in brackets, `board[r][c]`"
        what = "this" if callee is None else f"{quoted(callee.code)} is {callee.words}, so it"
        return f"{what} can't be called: is an operator missing before the parenthesis?"
    if "has no len()" in text:
        index = moment.parts.get("index")
        return "" if index is None else f"{_is(index)}: it has no length"
    if "missing" in text and "required positional argument" in text:
        if text.endswith("'self'"):
            return "a method is called on an object: write `self.` before its name"
        return "this call gives fewer values than the `def` line of the function asks for"
    if "positional argument" in text and "given" in text:
        return (
            "this call gives more values than the `def` line takes; a method gets `self` as its"
            " first value by itself"
        )
    if "unexpected keyword argument" in text:
        return "the `def` line of the function has no parameter of this name"
    return ""


def _is(part: Part) -> str:
    return part.words if part.code == part.value else f"{quoted(part.code)} is {part.words}"


def _is_none(part: Part | None) -> str:
    if part is None or part.type != "NoneType":
        return f"a value is None here: {NONE_CAME}"
    return f"{quoted(part.code)} is None here: {NONE_CAME}"


def _came_from(parts: Iterable[Part], source: Sequence[str]) -> str:
    """Return which function of the submission returned None on purpose; empty if none is known."""
    for part in parts:
        if part.type != "NoneType":
            continue
        name = re.escape(part.code)
        call = re.compile(rf"(?<![\w.]){name}\s*(?::[^=]*)?=\s*(?:self\.)?(?P<function>\w+)\(")
        called = {found["function"] for line in source if (found := call.search(line))}
        if match := re.match(r"(?:self\.)?(\w+)\(", part.code):
            called = {match[1]}
        for function in called:
            line = _none_line(function, source)
            if line:
                return (
                    f"{quoted(part.code)} is None here: {quoted(function)} returned it, perhaps in"
                    f" line {line}"
                )
    return ""


def _none_line(function: str, source: Sequence[str]) -> int:
    """Return the last line, from 1, in which a function returns None on purpose; 0 if it has none.

    Only if it returns something else in another line.
    """
    body, last, other = -1, 0, False
    for number, line in enumerate(source, 1):
        code = line.partition("#")[0].rstrip()
        depth = len(code) - len(code.lstrip())
        if not code:
            continue
        if body >= 0 and depth <= body:
            break
        if body < 0 and re.match(rf"\s*def {re.escape(function)}\(", code):
            body = depth
        elif body >= 0 and (returned := RETURN.search(code)):
            nothing = returned[1] in ("", "None")
            last, other = (number, other) if nothing else (last, True)
    return last if other else 0


def _rung_of(name: str) -> str:
    """Return the first rung whose entry point has this name; empty if none has."""
    for exercise in catalog.all_exercises():
        if exercise.problem.entry_point == name:
            return exercise.name.partition("_")[2]
    return ""


def _nearest(name: str, names: Sequence[str]) -> str:
    """Return the known name that is most like a misspelt one; empty if none is."""
    if len(name) < 2:
        return ""
    same = [one for one in names if one.lower() == name.lower() and one != name]
    joined = name.replace("_", "").lower()
    same += [one for one in names if one.replace("_", "").lower() == joined and one != name]
    near = same or difflib.get_close_matches(name, names, 1, 0.72)
    return near[0] if near else ""


def _first_quoted(message: str) -> str:
    found = re.search(r"'([^']*)'", message)
    return found.group(1) if found else ""
