"""Renders the kit's own Markdown (statements, hints, editorials) as HTML."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup

from grader.report.page.source import highlighted
from grader.report.visible import visible

TOP = 3
"""The headings of a text begin at this level, because it is inside a page."""


class _Renderer(RendererHTML):
    """Headings one below the other, tables that may scroll, Python in colours."""

    def table_open(self, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
        return '<div class="scroll" tabindex="0" role="group" aria-label="A table"><table>\n'

    def table_close(self, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
        return "</table></div>\n"

    def fence(self, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
        return f'<pre tabindex="0">{highlighted(tokens[index].content.rstrip())}</pre>\n'

    code_block = fence  # type: ignore[assignment]


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer).enable("table")


def rendered(text: str) -> Markup:
    """Return a text in Markdown as HTML; HTML in it stays text."""
    parser = _parser()
    tokens = parser.parse(visible(text))
    levels = [int(token.tag[1]) for token in tokens if token.type == "heading_open"]
    down = TOP - min(levels, default=TOP)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(6, int(token.tag[1]) + down)}"
    return Markup(parser.renderer.render(tokens, parser.options, {}))
