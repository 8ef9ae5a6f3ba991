"""The page of ``grader watch --page``: in a browser, and what its server refuses."""

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from grader.catalog import catalog
from grader.learner.workspace import Workspace
from grader.sandbox.isolation import choose
from grader.watch.beside import PageBeside
from grader.watch.server import PageServer
from tests.conftest import ROOT, Judge, file_name

if TYPE_CHECKING:
    from tests.report.conftest import Visit

pytestmark = pytest.mark.xdist_group("browser")

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
WRONG = b"def solveSudoku(board):\n    board[0] = [*'112345678']\n"


@pytest.fixture
def beside(workspace: Path) -> Iterator[PageBeside]:
    page = PageBeside(Workspace(str(workspace)), choose().level)
    yield page
    page.close()


def test_the_page_follows_the_checks_by_itself(
    visit: "Visit", judge: Judge, beside: PageBeside
) -> None:
    exercise = catalog.load("bitmask")
    beside.show(exercise)
    address = beside.notice.partition(": ")[2]
    visit.page.goto(address)
    news = visit.page.get_by_role("status").first
    visit.page.get_by_role("heading", name="Not checked yet").wait_for()
    visit.page.get_by_text("Waiting for a save").wait_for()
    visit.keep("beside-waiting")
    beside.show(exercise, busy=True)
    visit.page.get_by_text("Checking …").wait_for()
    report = judge(WRONG, only="one-blank-01")
    beside.show(exercise, report, at="12:34:56")
    visit.page.get_by_role("heading", name="Wrong Answer").wait_for()
    visit.page.get_by_text("checked at 12:34:56").wait_for()
    assert news.inner_text() == "Wrong Answer, 0 of 1 cases passed, checked at 12:34:56"
    assert visit.page.locator("#all-cases tbody tr:visible").count() == 1
    visit.page.get_by_role("radio", name="passed").check()
    assert visit.page.locator("#all-cases tbody tr:visible").count() == 0
    visit.audit()
    visit.keep("beside-wrong")
    visit.page.get_by_role("link", name="Step through").first.click()
    visit.page.locator("body[data-ready]").wait_for()
    visit.page.keyboard.press("End")
    assert "Wrong Answer" in visit.page.locator("#said").inner_text()
    server = urlsplit(address)
    for path, headers, status in (
        (f"{server.path}steps", {}, 200),
        ("/steps", {}, 404),
        (f"{server.path}steps", {"Origin": "http://example.org"}, 403),
        (f"{server.path}steps", {"Host": "example.org"}, 403),
    ):
        connection = HTTPConnection(server.hostname or "", server.port, timeout=60)
        connection.request("GET", path, headers={"Host": server.netloc, **headers})
        answer = connection.getresponse()
        assert (answer.status, b'id="recording"' in answer.read()) == (status, status == 200)
        connection.close()
    visit.page.go_back()
    visit.page.get_by_role("heading", name="Wrong Answer").wait_for()
    beside.show(exercise, busy=True)
    beside.rest()
    beside.show(exercise, judge(RIGHT, only="one-blank-01"), at="12:35:00", attempts=2)
    visit.page.get_by_role("heading", name="Accepted").wait_for()
    assert visit.page.title().startswith("Accepted")
    visit.page.get_by_role("link", name="Read the reference").click()
    visit.page.get_by_role("heading", name="What it costs on this machine").wait_for()
    visit.page.get_by_role("link", name="Back to your report").click()
    visit.page.get_by_role("heading", name="Accepted").wait_for()
    visit.page.get_by_text("checked at 12:35:00").wait_for()  # it follows the news
    beside.close()
    visit.page.get_by_text("grader watch has ended").wait_for()
    assert visit.said == []
    assert {request.removeprefix(address) for request in visit.requests} == {
        "", "news", "solution", "steps",
    }  # fmt: skip


def test_nothing_else_is_served() -> None:
    server = PageServer({"": lambda: "ours"})
    try:
        address = urlsplit(server.address)
        host, own = address.netloc, f"http://{address.netloc}"
        # What is asked, with which headers, and the status of the answer.
        asked = [
            ("GET", address.path, {}, 200),
            ("GET", address.path, {"Origin": own}, 200),
            ("GET", address.path, {"Origin": "http://example.org"}, 403),
            ("GET", address.path, {"Origin": "null"}, 403),
            ("GET", address.path, {"Host": f"example.org:{address.port}"}, 403),
            ("GET", address.path, {"Host": f"localhost:{address.port}"}, 403),
            ("GET", "/", {}, 404),
            ("GET", "/news", {}, 404),
            ("GET", address.path[:-2] + "x/", {}, 404),
            ("GET", address.path.rstrip("/"), {}, 404),
            ("GET", f"{address.path}../", {}, 404),
            ("GET", f"{address.path}etc/passwd", {}, 404),
            ("GET", f"{address.path}?x", {}, 404),
            ("POST", address.path, {}, 501),
            ("HEAD", address.path, {}, 501),
        ]
        for method, path, headers, status in asked:
            connection = HTTPConnection(address.hostname or "", address.port, timeout=60)
            connection.request(method, path, headers={"Host": host, **headers})
            answer = connection.getresponse()
            text = answer.read()
            connection.close()
            assert answer.status == status, (method, path, headers)
            assert (text == b"ours") == (status == 200)
            if status == 200:
                assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    finally:
        server.close()
    with pytest.raises(ConnectionRefusedError):
        HTTPConnection(address.hostname or "", address.port, timeout=60).connect()
