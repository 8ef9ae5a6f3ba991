"""The child process that reads strangers' data for the grader, under its own limits.

A question is a line of JSON on standard input, followed by as many bytes of data as its ``size``
says.  The answer is a series of records on standard output: a line of JSON, followed by as many
bytes as its ``size`` says; the last one has ``end``, with a ``problem`` if the data can't be read.
"""

import gc
import io
import json
import os
import select
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import IO, Any

from grader.classroom.inside import archives, statements, texts
from grader.classroom.inside.archives import Bounds, Parts, Tar, Zip
from grader.classroom.inside.refused import reason

Answer = Iterator[tuple[dict[str, Any], bytes]]

MOST_OPEN = 16
"""Files."""
LONGEST_PROBLEM = 300
"""Characters."""
CHARACTERS_AT_A_TIME = 1 << 15
"""Of paths in one record."""


def main() -> None:
    """Answer questions until the grader closes the input."""
    limit(int(sys.argv[1]), int(sys.argv[2]))
    end_with_the_grader()
    gc.disable()  # no code here makes cycles, and collection is slow for long lists of names
    asked, said = sys.stdin.buffer, sys.stdout.buffer
    archive = _Archive()
    with suppress(BrokenPipeError):
        while line := asked.readline():
            question = json.loads(line)
            data = asked.read(question["size"])
            end: dict[str, Any] = {"end": True}
            try:
                for head, body in _answer(question, data, archive):
                    _write(said, head, body)
            except BrokenPipeError:
                raise
            except Exception as error:  # any exception here comes from the stranger's data
                end["problem"] = reason(error)[:LONGEST_PROBLEM]
            _write(said, end, b"")
            said.flush()


def limit(cpu: int, memory: int) -> None:
    """Have the kernel end this process after `cpu` seconds, and give it `memory` bytes at most.

    Windows has no such limits: there the grader's clock ends this process, and the bounds of the
    readers limit its memory.
    """
    if sys.platform == "win32":
        return
    import resource

    limits = {
        "RLIMIT_CPU": (cpu, cpu + 1),  # the first one sends a signal that says which limit it was
        "RLIMIT_AS": (memory, memory),
        "RLIMIT_NOFILE": (MOST_OPEN, MOST_OPEN),
        "RLIMIT_FSIZE": (0, 0),
        "RLIMIT_CORE": (0, 0),
    }
    for name, most in limits.items():
        with suppress(ValueError, OSError):  # macOS refuses a limit of the address space
            resource.setrlimit(getattr(resource, name), most)


def end_with_the_grader() -> None:
    """Make this process end as soon as the grader ends, whatever it is doing.

    On Windows it ends with its next question or answer.
    """
    if sys.platform == "win32":
        return
    hung_up = select.poll()
    hung_up.register(sys.stdin.fileno(), 0)

    def watch() -> None:
        hung_up.poll()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class _Archive:
    """The archive of the last question."""

    def __init__(self) -> None:
        self.opened: Zip | Tar | None = None


def _answer(question: dict[str, Any], data: bytes, archive: _Archive) -> Answer:
    match question["do"]:
        case "open":
            file: IO[bytes] = io.BytesIO(data)
            if where := question["path"]:
                file = open(bytes.fromhex(where), "rb")  # noqa: SIM115 - it stays open
            archive.opened = archives.opened(file, Bounds(*question["limits"]))
        case "list":
            assert archive.opened is not None
            yield from _listed(archive.opened.paths())
        case "read":
            assert archive.opened is not None
            wanted = {tuple(path) for path in json.loads(data)}
            for content in archive.opened.read(wanted, question["most"]):
                problem = content.problem[:LONGEST_PROBLEM]
                yield {"path": content.path, "problem": problem}, content.text
        case "text":
            make = texts.of_notebook if question["notebook"] else texts.of_page
            yield {}, make(data).encode("utf-8", "replace")[: question["most"]]
        case "statements":
            yield {}, json.dumps(statements.statements(data)).encode("ascii")


def _listed(paths: Iterable[Parts]) -> Answer:
    """Yield the paths, many at a time."""
    some: list[Parts] = []
    length = 0
    for path in paths:
        some.append(path)
        length += sum(map(len, path)) + len(path)
        if length >= CHARACTERS_AT_A_TIME:
            yield {}, json.dumps(some).encode("ascii")
            some, length = [], 0
    if some:
        yield {}, json.dumps(some).encode("ascii")


def _write(said: IO[bytes], head: dict[str, Any], body: bytes) -> None:
    said.write(json.dumps({**head, "size": len(body)}).encode("ascii") + b"\n" + body)


if __name__ == "__main__":
    main()
