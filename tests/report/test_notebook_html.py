"""What a notebook shows of a check: its own colours, whatever the notebook's theme is."""

from typing import TYPE_CHECKING, Literal

import html5lib
import pytest

from grader.report.page.notebook import fragment
from tests.conftest import Judge

if TYPE_CHECKING:
    from tests.report.conftest import Visit

pytestmark = pytest.mark.xdist_group("browser")

WRONG = """\
def solveSudoku(board):
    print("<b>here</b>")
    board[0] = [*"112345678"]
    board[0][0] = "<i>"
"""
HOST = """<!DOCTYPE html><html lang="en"><head><title>A notebook</title><style>
body {{ background: {background}; color: {text} }}
.jp-RenderedHTMLCommon tbody tr:nth-child(odd) {{ background: #888 }}
.jp-RenderedHTMLCommon td {{ padding: 0.5em; text-align: right }}
</style></head><body data-jp-theme-light="{light}"><main class="jp-RenderedHTMLCommon">
<h1>A notebook</h1>{piece}</main></body></html>"""


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_colours_are_those_of_the_notebook(
    visit: "Visit", judge: Judge, system: Literal["light", "dark"]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    piece = fragment(judge(WRONG, only="one-blank-01"))
    html5lib.HTMLParser(strict=True).parse(f"<!DOCTYPE html><title>x</title>{piece}")
    visit.page.emulate_media(color_scheme=system)
    grounds = {}
    for light, background, text in (("true", "#fff", "#000"), ("false", "#111", "#eee")):
        browser = visit.open(
            HOST.format(light=light, background=background, text=text, piece=piece)
        )
        found = Axe().run(browser, options={"resultTypes": ["violations"]}).response["violations"]
        assert [one for one in found if one["id"] == "color-contrast"] == []
        ground = "one => getComputedStyle(one).backgroundColor"
        grounds[light] = browser.locator(".grader-report").evaluate(ground)
        assert browser.locator("tr").first.evaluate(ground) == grounds[light]
        assert browser.locator(".grader-report b, .grader-report i").count() == 0
        assert browser.locator("td.broken").count() > 0
        visit.keep(f"notebook-{light}")
    assert grounds == {"true": "rgb(253, 253, 252)", "false": "rgb(22, 24, 27)"}
