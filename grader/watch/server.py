"""A web server for one browser on this machine: a few pages under a secret address, and their news.

Any web site can make a browser ask 127.0.0.1 for something, and any user of this machine can ask
it too.  So the address holds a secret, and a request must name this very host and come from one of
our own pages.  Everything else is refused, and nothing is read from a request but its address.
"""

import hmac
import json
import secrets
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HOST = "127.0.0.1"
NEWS = "news"
"""What a page asks for to hear of changes."""
LONGEST_REQUEST = 10.0
"""Seconds for the request's own lines."""
BETWEEN_SIGNS = 15.0
"""Seconds between two signs of life; they find out that a browser has gone."""
BETWEEN_LOOKS = 0.1
"""Seconds after which the server sees that it is to end."""
LONGEST_GOODBYE = 1.0
"""Seconds for the pages to hear that the server ends."""
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

Page = Callable[[], str]
"""Makes the text of a page when it is asked for."""
News = Mapping[str, str | int]
"""What pages hear of a change, as JSON says it."""


class PageServer:
    """Serves pages until it is closed."""

    def __init__(self, pages: Mapping[str, Page]) -> None:
        """`pages` are found by their names; the empty name is that of the first page."""
        self._pages = pages
        self._token = secrets.token_urlsafe(24)
        self._changed = threading.Condition()
        self._news: News = {}
        self._number = 0
        """Of the news, from 1."""
        self._listening = 0
        self._closed = False
        self._http = _Http((HOST, 0), _Handler)
        self._http.pages = self
        self._thread = threading.Thread(
            target=self._http.serve_forever, args=(BETWEEN_LOOKS,), name="pages", daemon=True
        )
        self._thread.start()

    @property
    def host(self) -> str:
        """What a request must name as its host."""
        return f"{HOST}:{self._http.server_address[1]}"

    @property
    def address(self) -> str:
        """The address of the first page."""
        return f"http://{self.host}/{self._token}/"

    def tell(self, news: News) -> None:
        """Tell every open page; one that opens later hears the last news at once."""
        with self._changed:
            self._news = news
            self._number += 1
            self._changed.notify_all()

    def close(self) -> None:
        """Say goodbye to the pages, and end."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._http.shutdown()
        with self._changed:
            self._changed.wait_for(lambda: not self._listening, LONGEST_GOODBYE)
        self._http.server_close()
        self._thread.join()

    def named(self, path: str) -> str | None:
        """Return the name of what a request asks for; None if it is nothing of ours."""
        asked = path.encode("utf-8", "replace")
        found = None
        for name in (*self._pages, NEWS):
            if hmac.compare_digest(asked, f"/{self._token}/{name}".encode()):
                found = name
        return found

    def page(self, name: str) -> str:
        """Return a page's text as it is now."""
        return self._pages[name]()

    def follow(self, send: Callable[[bytes], object]) -> None:
        """Send the last news and all that come, as server-sent events, until an end."""
        seen = 0
        with self._changed:
            self._listening += 1
        try:
            while True:
                with self._changed:
                    if not self._closed and self._number == seen:
                        self._changed.wait(BETWEEN_SIGNS)
                    closed, number, news = self._closed, self._number, self._news
                if closed:
                    send(b"event: end\ndata: {}\n\n")
                    return
                send(f"data: {json.dumps(news)}\n\n".encode() if number > seen else b":\n\n")
                seen = number
        finally:
            with self._changed:
                self._listening -= 1
                self._changed.notify_all()


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    pages: PageServer

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: a browser may go away at any time, and the terminal is in use."""


class _Handler(BaseHTTPRequestHandler):
    server: _Http
    server_version = "grader"
    sys_version = ""
    timeout = LONGEST_REQUEST

    def do_GET(self) -> None:
        """Answer a request."""
        pages = self.server.pages
        own = self.headers.get_all("Host") == [pages.host]
        own = own and self.headers.get("Origin", f"http://{pages.host}") == f"http://{pages.host}"
        name = pages.named(self.path) if own else None
        if name is None:
            self._answer(403 if not own else 404, "text/plain", b"There is nothing here.\n")
        elif name == NEWS:
            self._begin(200, "text/event-stream")
            with suppress(OSError):  # the browser went away
                pages.follow(self.wfile.write)
        else:
            try:
                text = pages.page(name).encode("utf-8", "replace")
            except Exception as error:  # a browser must not wait for an answer that never comes
                reason = f"The page can't be made: {type(error).__name__}: {error}\n"
                self._answer(500, "text/plain", reason.encode("utf-8", "replace"))
            else:
                self._answer(200, "text/html", text)

    def _answer(self, status: int, kind: str, text: bytes) -> None:
        self._begin(status, kind, {"Content-Length": str(len(text))})
        self.wfile.write(text)

    def _begin(self, status: int, kind: str, more: Mapping[str, str] | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        for name, value in {**HEADERS, **(more or {})}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing: the terminal is in use."""
