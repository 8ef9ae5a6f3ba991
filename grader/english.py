"""Numbers and lists as English writes them."""

from collections.abc import Sequence


def counted(number: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun: ``1 board``, ``1,200 boards``."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"


WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


def times(number: int) -> str:
    """Return how often: ``once``, ``twice``, ``six times``, ``12 times``."""
    if number < 3:
        return ("never", "once", "twice")[number]
    return f"{WORDS[number - 2] if number < 10 else number} times"


def listed(words: Sequence[str]) -> str:
    """Return the words as a list: ``a``, ``a and b``, ``a, b and c``."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def quoted(name: str, longest: int = 60) -> str:
    """Return a name that a submission chose between back quotes, on one line, and cut.

    The back quotes hold whatever the name is: nothing in it means anything in Markdown.
    """
    line = " ".join(name.replace("`", "'").split())
    return f"`{line if len(line) <= longest else line[: longest - 1] + '…'}`"
