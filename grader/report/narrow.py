"""Breaks the long lines of a reference, for a reader without a terminal; it stays a program."""

import io
import re
import textwrap
from collections.abc import Iterator
from itertools import groupby

from grader.report.editorial import code_of

WIDTH = 79
GAP = re.compile(r" {2,}(?=\S)|(?<=\^) ")
COMMENT = re.compile(r"(?P<indent> *)(?P<code>\S.*?)  (?P<comment># .*)")


def narrow(source: str) -> str:
    """Return a program with lines of at most 79 columns."""
    code = code_of(source)
    head = source.split("\n")[: code.first - 1]
    lines = [*_texts(head)]
    in_text = False
    for line in code.text.split("\n"):
        in_text ^= line.count('"""') % 2 == 1
        lines += _code(line, in_text=in_text or '"""' in line)
    return "\n".join(lines)


def _texts(lines: list[str]) -> Iterator[str]:
    """Yield the lines of a text in Markdown, its paragraphs filled anew."""
    for kind, block in groupby(_joined(lines), key=_kind):
        if kind == "table":
            yield from _table(list(block))
            continue
        for line in block:
            if kind == "drawing":
                yield from _drawing(line)
            elif len(line) <= WIDTH:
                yield line
            else:
                indent = " " * (len(line) - len(line.lstrip(" -")))
                yield from _filled(line, indent)


def _kind(line: str) -> str:
    if line.startswith("|"):
        return "table"
    return "drawing" if line.startswith("    ") else "text"


def _joined(lines: list[str]) -> Iterator[str]:
    """Yield the lines with each paragraph, and each item of a list, in one line."""
    held = ""
    for line in lines:
        begins = line.startswith(("|", "    ", "- ", "#", "```", '"""')) or not line.strip()
        if held and not begins:
            held += " " + line.strip()
            continue
        if held:
            yield held
        held = ""
        if begins and not line.startswith("- ") and line != lines[0]:
            yield line
        else:
            held = line
    if held:
        yield held


def _table(lines: list[str]) -> list[str]:
    if all(len(line) <= WIDTH for line in lines):
        return lines
    from grader.report.terminal.console import TextConsole  # a table that fits needs none of it
    from grader.report.terminal.prose import markdown

    written = io.StringIO()
    TextConsole(file=written, width=WIDTH, color_system=None).print(markdown("\n".join(lines)))
    return [line.rstrip() for line in written.getvalue().strip("\n").split("\n")]


def _drawing(line: str) -> list[str]:
    """Return a line of a drawing; if it is too long, what stands beside it comes below."""
    gaps = [gap for gap in GAP.finditer(line) if 4 < gap.start() <= WIDTH]
    if len(line) <= WIDTH or not gaps:
        return [line]
    return [line[: gaps[-1].start()], f"        {line[gaps[-1].end() :]}"]


def _code(line: str, *, in_text: bool = False) -> list[str]:
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    if in_text:
        return _filled(line, indent)
    if line.lstrip().startswith("#"):
        return _filled(line, f"{indent}# ")
    with_comment = COMMENT.fullmatch(line)
    if with_comment is not None:
        above = _filled(f"{indent}{with_comment['comment']}", f"{indent}# ")
        return [*above, *_code(f"{indent}{with_comment['code']}")]
    for width in range(WIDTH, WIDTH // 2, -1):  # a line may end within brackets only
        parts = _filled(line, f"{indent}    ", width)
        if all(_is_open("".join(parts[:end])) for end in range(1, len(parts))):
            return parts
    return [line]


def _is_open(code: str) -> bool:
    return sum((letter in "([{") - (letter in ")]}") for letter in code) > 0


def _filled(line: str, indent: str, width: int = WIDTH) -> list[str]:
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
