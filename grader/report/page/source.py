"""Shows the source text of a submission as HTML, with colours and numbered lines.

The text may come from a stranger, so nothing here parses it: one regular expression goes over it
once, from left to right, in a time that grows with its length and no faster.
"""

import keyword
import re
from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

from grader.report.visible import visible

LARGEST_COLOURED = 40_000
"""Characters; a longer text is shown plain."""
MOST_LINES = 3_000
AROUND = 2
"""Lines that are shown above and below the line to look at."""
KEYWORDS = frozenset(keyword.kwlist)
# An unclosed text ends with its line, or with the file if it has triple quotes.
_TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]*
      | ^[ \t]*[rRuU]? (?: \"\"\"(?s:.*?)(?:\"\"\"|\Z) | \'\'\'(?s:.*?)(?:\'\'\'|\Z) )
    )
    |(?P<string> (?:\b(?:[rRuUbBfF]|[rR][bBfF]|[bBfF][rR]))? (?:
        \"\"\" [^"\\]*+ (?: (?: \\(?s:.) | "(?!"") ) [^"\\]*+ )*+ (?:\"\"\"|\Z|\\)
      | \'\'\' [^'\\]*+ (?: (?: \\(?s:.) | '(?!'') ) [^'\\]*+ )*+ (?:\'\'\'|\Z|\\)
      | " [^"\\\n]*+ (?: \\(?s:.) [^"\\\n]*+ )*+ "?
      | ' [^'\\\n]*+ (?: \\(?s:.) [^'\\\n]*+ )*+ '?
    ))
    |(?P<defined> (?<=def[ ])\w+ | (?<=class[ ])\w+ )
    |(?P<word> [^\W\d]\w*+ )
    |(?P<number> \d[\w.]*+ )
    """,
    re.VERBOSE | re.MULTILINE,
)


def numbered_lines(source: str) -> list[Markup]:
    """Return the lines of a Python file, from line 1 on, ready to be put into a page."""
    # Python counts lines by these three ends only.
    text = visible(source.replace("\r\n", "\n").replace("\r", "\n")).removesuffix("\n")
    return coloured(text.split("\n")[:MOST_LINES])


def lines_around(lines: Sequence[Markup], line: int | None) -> list[tuple[int, Markup]]:
    """Return the lines around one, with their numbers; none if there is no such line."""
    if line is None or not 0 < line <= len(lines):
        return []
    first = max(1, line - AROUND)
    return list(enumerate(lines[first - 1 : line + AROUND], first))


def highlighted(text: str) -> Markup:
    """Return a piece of Python as HTML, its lines apart as they were."""
    return Markup("\n").join(coloured(text.split("\n")))


def coloured(lines: Sequence[str]) -> list[Markup]:
    """Return lines of Python, which were made visible before, as HTML with colours.

    The colours are those of the classes ``keyword``, ``string``, ``number``, ``comment`` (or the
    text that documents something) and ``defined``, which each line closes if it opens them.
    """
    text = "\n".join(lines)
    if len(text) > LARGEST_COLOURED:
        return [escape(line) for line in lines]
    return [Markup(line) for line in "".join(_pieces(text)).split("\n")]


def _pieces(text: str) -> Iterator[str]:
    done = 0
    for token in _TOKEN.finditer(text):
        kind, piece = token.lastgroup, token[0]
        if kind == "word":
            if piece not in KEYWORDS:
                continue
            kind = "keyword"
        yield str(escape(text[done : token.start()]))
        done = token.end()
        for number, line in enumerate(piece.split("\n")):
            yield "\n" if number else ""
            yield f'<span class="{kind}">{escape(line)}</span>' if line else ""
    yield str(escape(text[done:]))
