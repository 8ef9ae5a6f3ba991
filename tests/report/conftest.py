"""A real browser for the pages, one for the whole run."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Dialog, Page

ARTEFACTS = ROOT / ".artefacts"
"""Screenshots, for people to look at."""
SCHEMES: dict[Literal["light", "dark"], dict[str, list[str]]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast"]},
}
CUT = "tables => tables.map(one => one.parentElement)"
CUT += ".filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
"""The tables of figures that don't fit."""
SIZES = {"phone": (390, 844), "desktop": (1280, 900)}


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None and not os.environ.get("GRADER_BROWSER_REQUIRED"):
        pytest.skip("needs Chromium: apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # Our own pages only; in a container, and for root, the browser's sandbox can't start.
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


class Visit:
    """A page in the browser, and all that it said and asked for."""

    def __init__(self, browser: "Browser", folder: Path) -> None:
        self.page: Page = browser.new_page(viewport={"width": 1280, "height": 900})
        self.page.set_default_timeout(300_000)  # the machine may be busy
        self.said: list[str] = []
        self.requests: list[str] = []
        self.folder = folder
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("dialog", self._refuse)
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _refuse(self, dialog: "Dialog") -> None:
        self.said.append("a dialog")
        dialog.dismiss()

    def open(self, text: str) -> "Page":
        """Load a page from a file, and see that it says nothing and asks for nothing."""
        path = self.folder / "page.html"
        path.write_text(text, encoding="utf-8")
        self.requests.clear()
        self.page.goto(path.as_uri())
        assert self.said == []
        assert self.requests == [path.as_uri()]
        return self.page

    def audit(self) -> None:
        """Fail for every finding of axe that keeps people out; in the dark, colours may differ."""
        from axe_playwright_python.sync_playwright import Axe

        # What passes is not wanted: to describe it would take most of the time.
        only = {"resultTypes": ["violations"]}
        for scheme, options in SCHEMES.items():
            self.page.emulate_media(color_scheme=scheme)
            found = Axe().run(self.page, options={**only, **options}).response["violations"]
            serious = [one for one in found if one["impact"] in ("serious", "critical")]
            assert serious == [], scheme
        self.page.emulate_media(color_scheme="light")

    def keep(self, name: str, *, scrolling: bool = False) -> None:
        """Keep screenshots, and see that nothing is wider than the screen.

        Tables may scroll inside the page only where that is said.
        """
        ARTEFACTS.mkdir(exist_ok=True)
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            assert self.page.evaluate("document.documentElement.scrollWidth") <= width, size
            assert scrolling or self.page.locator(".figures").evaluate_all(CUT) == [], size
            self.page.screenshot(path=ARTEFACTS / f"{name}-{size}.png", full_page=True)
        self.page.set_viewport_size({"width": 1280, "height": 900})


@pytest.fixture
def visit(browser: "Browser", tmp_path: Path) -> Iterator[Visit]:
    """A new page in the browser."""
    visit = Visit(browser, tmp_path)
    yield visit
    visit.page.close()
