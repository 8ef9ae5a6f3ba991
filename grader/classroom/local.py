"""Judging processes on this machine."""

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from multiprocessing.connection import wait
from typing import Any

import grader

KIT = os.path.dirname(os.path.dirname(os.path.abspath(grader.__file__)))
"""The folder of the package."""


SAFE_PATH = "PYTHONSAFEPATH"


class Processes(AbstractContextManager["Processes"]):
    """A pool of judging processes, replaced when one of them dies; use as a context manager."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._pool: ProcessPoolExecutor | None = None

    def __exit__(self, *_: object) -> None:
        self._close()

    def executor(self) -> Executor:
        """See `grader.classroom.run.Machines`."""
        self._close()
        # The processes start with an interpreter of their own, which must not take modules from
        # the working folder: it may be that of the submissions.
        self._safe_path = os.environ.get(SAFE_PATH)
        os.environ[SAFE_PATH] = "1"
        # They inherit this process's path, which may not contain the kit: see grader.__main__.
        if KIT not in sys.path:
            sys.path.append(KIT)
        context = multiprocessing.get_context("spawn")
        reading, self._lifeline = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            self.places, context, initializer=_end_with, initargs=(reading,)
        )
        return self._pool

    def _close(self) -> None:
        """End the processes at once; their workers end with them."""
        if self._pool is not None:
            self._lifeline.close()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
            if self._safe_path is None:
                del os.environ[SAFE_PATH]
            else:
                os.environ[SAFE_PATH] = self._safe_path


def _end_with(lifeline: Any) -> None:
    """Make this process end when the grader says so or is killed; leave Ctrl-C to the grader."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait([lifeline])  # nothing is ever sent; the pipe closes when the other process ends
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
