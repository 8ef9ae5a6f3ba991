"""Sends what JSON readers have stumbled over."""

import os
import sys

def find_request():
    """The request that the worker works on, from the frames below this one."""
    frame = sys._getframe()
    while frame is not None:
        for value in frame.f_locals.values():
            if isinstance(value, dict) and "id" in value:
                return value
        frame = frame.f_back
    return {"id": "unknown"}


class Solution:
    lines = 0

    def solveSudoku(self, board):
        number = find_request()["id"].encode()
        nonsense = (
            b'{"id": "%s", "returned": NaN, "arguments": [Infinity]}\n' % number,
            b'{"id": "%s", "returned": "\\ud800", "arguments": ["\\udfff"]}\n' % number,
            b'{"id": "%s", "returned": %s, "arguments": []}\n' % (number, b"9" * 10_000),
            b'{"id": ["%s"]}\n' % number,
            b"\xff\xfe\x00\n",
            b"null\n",
            b"\n",
        )
        line = nonsense[Solution.lines % len(nonsense)]
        Solution.lines += 1
        for descriptor in range(3, 16):
            try:
                os.write(descriptor, line)
            except OSError:
                pass
