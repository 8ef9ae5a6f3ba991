"""Attaches itself to the grader as a debugger, and reads its memory."""

import ctypes
import os

PTRACE_ATTACH = 16
libc = ctypes.CDLL(None, use_errno=True)


class Solution:
    def solveSudoku(self, board):
        refused = 0
        for process in (os.getppid(), int("@GRADER_PID@")):
            refused += libc.ptrace(PTRACE_ATTACH, process, 0, 0) == -1
            refused += libc.process_vm_readv(process, 0, 0, 0, 0, 0) == -1
        if refused == 4:
            raise PermissionError("refused")
