"""Which lines of two programs say the same, whatever their names, comments and spaces are."""

import ast
import builtins
import io
import keyword
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

Meaning = tuple[str, ...]
"""The tokens of a line; none for a line without code."""
SILENT = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER, tokenize.ENCODING,
}  # fmt: skip
KNOWN = {*keyword.kwlist, *keyword.softkwlist, *dir(builtins)}
"""Names that both programs have from elsewhere."""
LARGEST = 60_000
"""Characters of a program; to compare longer ones would take too long."""
LEAST_SEEN = 2
"""Lines in which two names must be in the same place, to be the same name."""


class Stretch(NamedTuple):
    """Lines of one program, and those of the other one beside them."""

    same: bool
    left: range
    """Numbers of lines, from 0."""
    right: range


class Match(NamedTuple):
    """Two programs, line by line."""

    stretches: list[Stretch]
    names: dict[str, str]
    """Names on the left that differ from those on the right, and what they are there."""
    left: list[Meaning]
    """What each line says."""
    right: list[Meaning]


def match(left: str, right: str) -> Match:
    """Return which lines of two programs say the same; compare the bare lines of what isn't Python.

    Names count as the same if they are in the same places.
    """
    one, other = _meanings(left), _meanings(right)
    if max(len(left), len(right)) > LARGEST:
        return Match([Stretch(False, range(len(one)), range(len(other)))], {}, one, other)
    names = _same_names(one, other)
    renamed = [tuple(names.get(token, token) for token in line) for line in one]
    stretches = list(_stretches(renamed, other))
    return Match(stretches, {a: b for a, b in names.items() if a != b}, renamed, other)


def _meanings(text: str) -> list[Meaning]:
    lines = text.split("\n")
    said: list[list[str]] = [[] for _ in lines]
    try:
        silent = list(_silent_places(text))
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            hidden = any(start <= token.start < end for start, end in silent)
            if token.type not in SILENT and not hidden:
                said[token.start[0] - 1].append(_plain(token))
    except (SyntaxError, ValueError, RecursionError, MemoryError, tokenize.TokenError):
        return [tuple(line.split()) for line in lines]
    return [_as_function(line) for line in said]


def _as_function(line: Sequence[str]) -> Meaning:
    """Return a line of a method as that of a function: half of all answers are in a class."""
    if line[:3] == ["class", "Solution", ":"]:
        return ()
    kept: list[str] = []
    for token in line:
        if kept and kept[-1] == "self":
            kept.pop()
            if token in (",", "."):
                continue
        kept.append(token)
    return tuple(kept)


def _plain(token: tokenize.TokenInfo) -> str:
    if token.type == tokenize.STRING:
        try:
            return repr(ast.literal_eval(token.string))
        except (ValueError, SyntaxError):
            return token.string
    return token.string


def _silent_places(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield where docstrings and annotations begin and end, as lines from 1 and columns."""
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if ast.get_docstring(node) is not None and first is not None:
                yield (first.lineno, 0), (first.end_lineno or first.lineno, 1 << 30)
        for field, mark in (("annotation", ":"), ("returns", "->")):
            noted = getattr(node, field, None)
            if isinstance(noted, ast.expr):
                line = lines[noted.lineno - 1].encode()[: noted.col_offset].decode()
                start = line.rfind(mark)
                end = lines[(noted.end_lineno or noted.lineno) - 1].encode()
                column = len(end[: noted.end_col_offset].decode())
                begin = (noted.lineno, start if start >= 0 else len(line))
                yield begin, (noted.end_lineno or noted.lineno, column)


def _same_names(one: Sequence[Meaning], other: Sequence[Meaning]) -> dict[str, str]:
    """Return what the names of one program are called in the other."""
    shapes = [[_shape(line) for line in lines if line] for lines in (one, other)]
    spoken = [[line for line in lines if line] for lines in (one, other)]
    votes: Counter[tuple[str, str]] = Counter()
    matcher = SequenceMatcher(None, shapes[0], shapes[1], autojunk=False)
    for start, beside, size in matcher.get_matching_blocks():
        for offset in range(size):
            pairs = zip(spoken[0][start + offset], spoken[1][beside + offset], strict=True)
            votes.update({(a, b) for a, b in pairs if _is_own(a)})
    own_of_other = {token for line in other for token in line if _is_own(token)}
    names: dict[str, str] = {}
    for (name, called), count in votes.most_common():
        free = name not in names and called not in names.values()
        if free and (name == called or (count >= LEAST_SEEN and name not in own_of_other)):
            names[name] = called
    return names


def _shape(line: Meaning) -> Meaning:
    return tuple("·" if _is_own(token) else token for token in line)


def _is_own(token: str) -> bool:
    return token.isidentifier() and token not in KNOWN


def _stretches(one: Sequence[Meaning], other: Sequence[Meaning]) -> Iterator[Stretch]:
    """Yield all lines of both; a line without code goes with the next one that has some."""
    places = [[index for index, line in enumerate(lines) if line] for lines in (one, other)]
    ends = [[*_ends(places[0], len(one))], [*_ends(places[1], len(other))]]
    spoken = [[lines[index] for index in found]
              for lines, found in zip((one, other), places, strict=True)]  # fmt: skip
    matcher = SequenceMatcher(None, spoken[0], spoken[1], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        left = range(ends[0][i1], ends[0][i2])
        right = range(ends[1][j1], ends[1][j2])
        yield Stretch(tag == "equal", left, right)


def _ends(places: Mapping[int, int] | Sequence[int], count: int) -> Iterator[int]:
    """Yield where each line with code begins to be shown, and where the last one ends."""
    yield 0
    for number in range(len(places)):
        yield places[number] + 1 if number + 1 < len(places) else count
