"""The console that all commands print on: a stranger's text on it is text, and nothing else."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.style import Style

from grader.report.visible import visible


class TextConsole(Console):
    """A console without markup, emoji codes, links and control characters in what is printed.

    Colours come from `Text` alone, so no string can bring its own.  What can't be seen is written
    out in every piece of text, also in one that its renderer forgot.
    """

    def __init__(self, **options: Any) -> None:
        """`options` are those of `rich.console.Console`."""
        super().__init__(highlight=False, markup=False, emoji=False, **options)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """See `rich.console.Console`."""
        for segment in super().render(renderable, options):
            if segment.control:  # rich's own: a progress bar moves the cursor
                yield segment
            else:
                yield Segment(visible(segment.text), _without_link(segment.style))


def _without_link(style: Style | None) -> Style | None:
    return style.update_link(None) if style is not None and style.link else style
