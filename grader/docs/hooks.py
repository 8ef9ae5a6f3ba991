"""What MkDocs asks while it builds the documents: the order of the pages, and the command line.

The reference of the command line is written by the parser itself, so it can't go stale.
"""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from grader.cli.parser import parser

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

PAGES = Path(__file__).with_name("pages")
SECTIONS = {
    "How to": "how-to",
    "Reference": "reference",
    "Explanation": "explanation",
}
COMMAND_LINE = "<!-- the command line -->"
WIDTH = "88"


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """List the pages: the tutorial first, then every page of each section."""
    config.nav = [
        {"Start": "index.md"},
        "tutorial.md",
        *(
            {title: [page.relative_to(PAGES).as_posix() for page in sorted(folder.glob("*.md"))]}
            for title, folder in ((title, PAGES / name) for title, name in SECTIONS.items())
        ),
        "architecture.md",
    ]
    return config


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the help of every command where a page asks for it."""
    return markdown.replace(COMMAND_LINE, command_line()) if COMMAND_LINE in markdown else markdown


def command_line() -> str:
    """Return the help of the command and of each of its subcommands, as Markdown."""
    os.environ["COLUMNS"] = WIDTH
    return "\n\n".join(
        f"## `{name}`\n\n```text\n{found.format_help().strip()}\n```"
        for name, found in _parsers(parser())
    )


def _parsers(found: argparse.ArgumentParser) -> list[tuple[str, argparse.ArgumentParser]]:
    listed = [(found.prog, found)]
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in dict.fromkeys(action.choices.values()):
                listed += _parsers(below)
    return listed
