"""Shows the source text of a submission as HTML, highlighted and with numbered lines."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from grader.report.visible import visible

LARGEST_HIGHLIGHTED = 40_000
"""Characters; a longer text is shown plain."""
LONGEST_HIGHLIGHTED_LINE = 400
"""Characters.  Some patterns of the highlighter take quadratic time on a line made for that."""
MOST_LINES = 3_000


@cache
def _highlighter() -> tuple[Any, Any]:
    # Imported late: pages without a source need neither.
    from pygments.formatters.html import HtmlFormatter
    from pygments.lexers.python import PythonLexer

    return PythonLexer(stripnl=False, ensurenl=False), HtmlFormatter(nowrap=True)


def numbered_lines(source: str) -> list[Markup]:
    """Return the lines of a Python file, from line 1 on, ready to be put into a page."""
    # Python counts lines by these three ends only.
    text = visible(source.replace("\r\n", "\n").replace("\r", "\n")).removesuffix("\n")
    return coloured(text.split("\n")[:MOST_LINES])


def highlighted(text: str) -> Markup:
    """Return a piece of Python as HTML, its lines apart as they were."""
    return Markup("\n").join(coloured(text.split("\n")))


def coloured(lines: Sequence[str]) -> list[Markup]:
    """Return lines of Python, which were made visible before, as HTML with colours."""
    lengths = [len(line) for line in lines]
    if sum(lengths) > LARGEST_HIGHLIGHTED or max(lengths) > LONGEST_HIGHLIGHTED_LINE:
        return [escape(line) for line in lines]
    # Highlighted whole, since strings go over lines; each line closes what it opens.
    lexer, formatter = _highlighter()
    tokens = lexer.get_tokens("\n".join(lines))
    pieces: list[str] = []

    class Page:
        write = staticmethod(pieces.append)

    formatter.format(tokens, Page)
    # The formatter ends its last line, unless that is empty.
    made = [*"".join(pieces).split("\n"), ""]
    return [Markup(line) for line in made[: len(lines)]]
