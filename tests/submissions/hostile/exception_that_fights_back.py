"""Raises an exception that is wrong in every way an exception can be."""

class Meta(type):
    @property
    def __name__(cls):
        raise RuntimeError("no name")

    def __instancecheck__(cls, instance):
        return True


class Fighter(BaseException, metaclass=Meta):
    def __str__(self):
        raise self

    __repr__ = __str__

    @property
    def __traceback__(self):
        raise self


class Solution:
    def solveSudoku(self, board):
        raise Fighter
