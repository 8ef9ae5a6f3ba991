"""Shows Markdown in the terminal: hints and editorials."""

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text
from rich.theme import Theme

from grader.report.visible import visible

WIDEST = 88
"""Columns; longer lines are hard to read."""
THEME = Theme({"markdown.code": "bold cyan"})
"""No dark boxes on white."""


def show(console: Console, title: str, text: str) -> None:
    """Print a title and a text; if the output is not a terminal, print the Markdown unchanged."""
    console.print()
    console.print(Text(title, "bold"))
    console.print()
    if console.is_terminal:
        with console.use_theme(THEME):
            console.print(markdown(text), width=min(console.width, WIDEST))
    else:
        console.print(Text(text), soft_wrap=True)


def markdown(text: str) -> Markdown:
    """Return a text as what the terminal shows; a link shows where it leads."""
    return Markdown(visible(text), code_theme="ansi_dark", hyperlinks=False)
