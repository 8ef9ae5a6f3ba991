# Has the file that takes its output read in whole blocks only, which no reader expects.
import fcntl
import os


def solveSudoku(board):
    print("some output", flush=True)
    fcntl.fcntl(2, fcntl.F_SETFL, os.O_DIRECT)
