"""A pipe whose end ends a worker, so that the worker can't outlive its grader."""

import os
import signal
import sys

from grader.sandbox.level import Unavailable


def kill_when_closed(pipe: int, process: int) -> None:
    """Make the kernel kill `process` as soon as the last writing end of a pipe is closed.

    `pipe` is the reading end, which must stay open out of reach of `process`.  Linux only.
    """
    if sys.platform != "linux":
        raise Unavailable("this needs Linux")
    import fcntl

    fcntl.fcntl(pipe, fcntl.F_SETOWN, process)
    fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)
