"""Worker processes on Windows: pipes that threads read and write, and a job that ends them.

A job is a group that its processes can't leave.  It enforces the limits of memory and of the number
of processes, and ends with its last handle, so also when the grader dies.
"""

import ctypes
import os
import signal
import subprocess
import sys
import threading
from queue import SimpleQueue
from typing import IO

from grader.sandbox.capture import Capture
from grader.sandbox.child import PYTHON

assert sys.platform == "win32"

from ctypes import wintypes  # noqa: E402 - the type checker knows it only below the assertion

ROOM = 64 << 20
"""Bytes that the interpreter itself may use, in addition to the submission's memory."""
MOST_PROCESSES = 1
# How Windows reports an access violation and the end of the stack: what is SIGSEGV elsewhere.
CRASHES = (0xC0000005, 0xC00000FD)

EXTENDED_LIMITS = 9
LIMIT_ACTIVE_PROCESSES = 0x0008
LIMIT_PROCESS_MEMORY = 0x0100
NO_CRASH_DIALOGUE = 0x0400
KILL_ON_CLOSE = 0x2000
SET_QUOTA_AND_TERMINATE = 0x0101


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", wintypes.DWORD),
        ("smallest_working_set", ctypes.c_size_t),
        ("largest_working_set", ctypes.c_size_t),
        ("processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("priority", wintypes.DWORD),
        ("scheduling", wintypes.DWORD),
    )


class _Limits(ctypes.Structure):
    _fields_ = (
        ("basic", _BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


def _kernel() -> ctypes.WinDLL:
    """Return the functions that are called, with their types: a handle is wider than an int."""
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    handle, word, flag = wintypes.HANDLE, wintypes.DWORD, wintypes.BOOL
    for name, result, arguments in (
        ("CreateJobObjectW", handle, [ctypes.c_void_p, wintypes.LPCWSTR]),
        ("SetInformationJobObject", flag, [handle, ctypes.c_int, ctypes.c_void_p, word]),
        ("AssignProcessToJobObject", flag, [handle, handle]),
        ("TerminateJobObject", flag, [handle, wintypes.UINT]),
        ("OpenProcess", handle, [word, flag, word]),
        ("CloseHandle", flag, [handle]),
    ):
        function = getattr(kernel, name)
        function.restype, function.argtypes = result, arguments
    return kernel


class JobObject:
    """A job with one process."""

    def __init__(self, pid: int, memory: int) -> None:
        self._kernel = _kernel()
        self._handle = self._checked(self._kernel.CreateJobObjectW(None, None))
        limits = _Limits()
        limits.basic.flags = (
            LIMIT_ACTIVE_PROCESSES | LIMIT_PROCESS_MEMORY | NO_CRASH_DIALOGUE | KILL_ON_CLOSE
        )
        limits.basic.processes = MOST_PROCESSES
        limits.process_memory = memory
        try:
            self._checked(
                self._kernel.SetInformationJobObject(
                    self._handle, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
                )
            )
            process = self._checked(self._kernel.OpenProcess(SET_QUOTA_AND_TERMINATE, False, pid))
            try:
                self._checked(self._kernel.AssignProcessToJobObject(self._handle, process))
            finally:
                self._kernel.CloseHandle(process)
        except OSError:
            self.close()
            raise

    def terminate(self) -> None:
        """End every process in it."""
        self._kernel.TerminateJobObject(self._handle, 1)

    def close(self) -> None:
        """Close the handle, which ends the processes."""
        self._kernel.CloseHandle(self._handle)

    def _checked(self, result: int | None) -> int:
        if not result:
            raise ctypes.WinError(ctypes.get_last_error())
        return result


def start_process(memory: int) -> "WindowsChild":
    """Level ``process``: prevents accidents, does not stop malicious code."""
    return WindowsChild(memory)


class WindowsChild:
    """See `grader.sandbox.child.Child`."""

    def __init__(self, memory: int) -> None:
        self.capture = Capture()
        # Python does not start without SYSTEMROOT.
        environment = {"PYTHONHASHSEED": "0", "SYSTEMROOT": os.environ["SYSTEMROOT"]}
        quietly = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        self._process = subprocess.Popen(
            PYTHON,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.capture.descriptor,
            env=environment,
            creationflags=quietly,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._requests, self._replies = self._process.stdin, self._process.stdout
        self.measured = self._process.pid
        # Until it gets a request, the worker runs nothing of the submission: no hurry.
        try:
            self._job = JobObject(self._process.pid, memory + ROOM)
        except OSError:
            self._process.kill()
            self._process.wait()
            raise
        self._received: SimpleQueue[bytes] = SimpleQueue()
        self._pending: SimpleQueue[bytes] = SimpleQueue()
        self._changed = threading.Event()
        self._threads = (
            threading.Thread(target=self._read, args=(self._replies,), daemon=True),
            threading.Thread(target=self._write, args=(self._requests,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def send(self, data: bytes) -> None:
        """Write `data` as soon as the child reads it."""
        self._pending.put(data)

    def wait(self, seconds: float) -> None:
        """Wait until there is something to receive, or the pipe has ended, or time is up."""
        self._changed.wait(seconds)
        self._changed.clear()

    def receive(self) -> bytes:
        """Return the data that has arrived, without waiting."""
        pieces = []
        while not self._received.empty():
            pieces.append(self._received.get())
        return b"".join(pieces)

    def has_exited(self) -> bool:
        """Return whether the child has ended; its last data is then in the queue."""
        if self._process.poll() is None:
            return False
        self._threads[0].join(1.0)
        return True

    def kill(self) -> int:
        """End the child and its job."""
        self._job.terminate()
        code = self._process.wait()
        return -signal.SIGSEGV if code in CRASHES else code

    def close(self) -> None:
        """Close every handle; both threads end with the child."""
        self._pending.put(b"")
        for thread in self._threads:
            thread.join()
        self._requests.close()
        self._replies.close()
        self._job.close()
        self.capture.close()

    def _read(self, replies: IO[bytes]) -> None:
        while piece := replies.read(1 << 16):
            self._received.put(piece)
            self._changed.set()
        self._changed.set()

    def _write(self, requests: IO[bytes]) -> None:
        while piece := self._pending.get():
            try:
                while piece:  # without a buffer, a write may be a part of it
                    piece = piece[requests.write(piece) :]
            except OSError:  # the worker closed its end: wait for its reply or its exit
                return
