"""The Python text in a notebook, or in a form in the browser."""

import ast
import json
import re
import warnings
from collections.abc import Iterator
from html.parser import HTMLParser

from grader.classroom.inside.refused import Refused

WITH_PYTHON = (
    "time",
    "timeit",
    "capture",
    "prun",
    "writefile",
    "file",
    "python",
    "python3",
    "pypy",
)
"""Magics of a whole cell whose other lines are Python."""
MAGIC = re.compile(r"(?P<indent>\s*)([%!?].*|[\w.]+\?{1,2})")
PROGRAM = re.compile(r"^[ \t]*(def|class)[ \t]+\w+|^[ \t]*\w+[ \t]*=[ \t]*lambda\b", re.MULTILINE)
BLOCKS = frozenset(("p", "div", "br", "li", "pre", "h2", "h3", "tr", "ul", "ol", "table"))
UNSEEN = frozenset(("script", "style", "title", "head", "h1"))
"""Canvas puts the name of the assignment above the text, in an `h1`."""


def of_notebook(data: bytes) -> str:
    """Return the code cells in order, each after a comment with its number.

    Magics are left out.  Raise `Refused` if the text is not a Python notebook.
    """
    try:
        notebook = json.loads(data)
    except ValueError:
        raise Refused("it is not a notebook: its JSON is damaged") from None
    if not isinstance(notebook, dict):
        raise Refused("it is not a notebook")
    language = _language(notebook)
    if language and not language.casefold().startswith(("python", "ipython")):
        raise Refused(f"it is a notebook in {language[:40]}, not in Python")
    cells = [
        f"# cell {number}\n{text}\n"
        for number, source in enumerate(_cells(notebook), 1)
        if (text := _without_magics(source)).strip()
    ]
    if not cells:
        raise Refused("the notebook has no code")
    return "\n".join(cells)


def of_page(data: bytes) -> str:
    """Return the program that was typed into a form; raise `Refused` if there is no program."""
    page = _Page()
    text = data.decode("utf-8", "replace")
    page.structured = bool(re.search(r"<(p|div|br|li|pre)\b", text, re.IGNORECASE))
    page.feed(text)
    page.close()
    found = "".join(page.pieces).replace("\xa0", " ")
    found = "\n".join(line.rstrip() for line in found.split("\n")).strip("\n") + "\n"
    if not PROGRAM.search(found):
        raise Refused("it has no Python program in it")
    return found


def _language(notebook: dict[str, object]) -> str:
    metadata = notebook.get("metadata")
    for key, name in (("language_info", "name"), ("kernelspec", "language")):
        about = metadata.get(key) if isinstance(metadata, dict) else None
        said = about.get(name) if isinstance(about, dict) else None
        if isinstance(said, str):
            return said
    return ""


def _cells(notebook: dict[str, object]) -> Iterator[str]:
    """Yield the text of each code cell; before version 4, cells were in worksheets."""
    sheets = notebook.get("worksheets")
    holders = [notebook, *(sheets if isinstance(sheets, list) else ())]
    for holder in holders:
        cells = holder.get("cells") if isinstance(holder, dict) else None
        for cell in cells if isinstance(cells, list) else ():
            if isinstance(cell, dict) and cell.get("cell_type") == "code":
                source = cell.get("source", cell.get("input", ""))
                if isinstance(source, list):
                    source = "".join(line for line in source if isinstance(line, str))
                yield source if isinstance(source, str) else ""


def _without_magics(source: str) -> str:
    source = source.replace("\r\n", "\n")
    first, _, rest = source.partition("\n")
    if first.startswith("%%"):
        words = first[2:].split()
        if not words or words[0] not in WITH_PYTHON:
            return ""
        source = f"# {first}\n{rest}"
    if _parses(source):  # then a line that begins with % continues the line before
        return source
    return "\n".join(
        f"{magic['indent']}pass  # {line.strip()}" if (magic := MAGIC.fullmatch(line)) else line
        for line in source.split("\n")
    )


def _parses(source: str) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


class _Page(HTMLParser):
    """The text that a browser shows, with its lines and indentation."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = []
        self.structured = True
        """Whether tags end the lines, and not line feeds."""
        self._preformatted = 0
        self._unseen = 0
        self._at_line_start = True

    def handle_starttag(self, tag: str, attributes: object) -> None:
        """See `HTMLParser`."""
        self._unseen += tag in UNSEEN
        self._preformatted += tag == "pre"
        if tag == "br" or (tag in BLOCKS and not self._at_line_start):
            self._add("\n")

    def handle_endtag(self, tag: str) -> None:
        """See `HTMLParser`."""
        self._unseen = max(0, self._unseen - (tag in UNSEEN))
        self._preformatted = max(0, self._preformatted - (tag == "pre"))
        if tag in BLOCKS and tag != "br" and not self._at_line_start:
            self._add("\n")

    def handle_data(self, data: str) -> None:
        """See `HTMLParser`."""
        if self._unseen:
            return
        if self.structured and not self._preformatted:
            data = re.sub(r"[ \t\r\n]+", " ", data)
            if self._at_line_start:
                data = data.lstrip(" ")
        self._add(data)

    def _add(self, text: str) -> None:
        if text:
            self.pieces.append(text)
            self._at_line_start = text.endswith("\n")
