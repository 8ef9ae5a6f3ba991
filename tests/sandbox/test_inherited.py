"""A worker gets its own descriptors and none besides, whatever the grader's process was given.

The processes of a pool hold inheritable pipes, on which whatever is written is unpickled.
"""

import os
import sys

import pytest

from grader.judge.case import Verdict
from tests.conftest import Judge

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="descriptors are inherited by list")

LOOKS_FOR = """
import os
def solveSudoku(board):
    for descriptor in range(256):
        try:
            if os.fstat(descriptor).st_ino == {inode}:
                os.write(descriptor, b"here I am")
        except OSError:
            pass
"""


def test_an_inheritable_pipe_of_the_grader_does_not_reach_the_submission(judge: Judge) -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    try:
        os.set_inheritable(writing, True)
        source = LOOKS_FOR.format(inode=os.fstat(writing).st_ino)
        report = judge(source, only="easy-01")
        assert report.verdict is Verdict.WRONG_ANSWER, "it ran"
        with pytest.raises(BlockingIOError):
            os.read(reading, 100)
        assert os.get_inheritable(writing), "what the process was given is left as it was"
    finally:
        os.close(reading)
        os.close(writing)
