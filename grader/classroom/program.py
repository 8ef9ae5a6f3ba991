"""The Python text of a submission: a file, a notebook, or a text from the browser."""

import codecs
from typing import NamedTuple

from grader.classroom.files import READ_AT_MOST
from grader.classroom.layouts import Kind
from grader.classroom.reading import Budget, Failed, Reader

BUDGET = Budget(cpu=10, memory=384 << 20, wall=120)
"""The budget for reading one notebook or page."""
LARGEST = {Kind.NOTEBOOK: 16 << 20, Kind.TEXT: 1 << 20}
"""Bytes; a notebook may contain pictures."""


class Program(NamedTuple):
    """A text to judge."""

    text: bytes
    problem: str = ""
    """Why there is no text, as a clause; empty if there is one."""


def program(kind: Kind, data: bytes) -> Program:
    """Return the Python text in the data of a file of this kind."""
    if kind in LARGEST:
        return _made(kind, data)
    return Program(_in_utf_8(data[:READ_AT_MOST]))


def _made(kind: Kind, data: bytes) -> Program:
    if len(data) > LARGEST[kind]:
        return Program(b"", f"it is larger than {LARGEST[kind] >> 20} MiB")
    question = {"do": "text", "notebook": kind is Kind.NOTEBOOK, "most": READ_AT_MOST}
    try:
        with Reader(BUDGET) as reader:
            (record,) = reader.ask(question, data, longest=READ_AT_MOST)
    except Failed as failure:
        return Program(b"", str(failure))
    return Program(record.body)


def _in_utf_8(text: bytes) -> bytes:
    """Convert a text from UTF-16, which Windows editors write, to UTF-8."""
    if text.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return text.decode("utf-16", "replace").encode("utf-8", "replace")
    return text
