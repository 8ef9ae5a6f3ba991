"""The tracks: parts of the ladder, each of a few rungs in a row."""

from enum import Enum


class Track(Enum):
    """A part of the ladder; the value is its title."""

    FIRST_STEPS = "First steps"
    BEYOND_ONE_BOARD = "Beyond one board"
    A_SMALLER_SEARCH = "A smaller search"
    ALL_AT_ONCE = "All at once"
    SOMEWHERE_ELSE = "Somewhere else"
