"""What is wrong with an answer that must be one integer of so many bits."""

from collections.abc import Collection

from grader.problems.answer import Plain, described


def no_set_of_bits(returned: Plain, width: int) -> str:
    """Return why a value is not an integer of at most `width` bits; empty if it is."""
    if isinstance(returned, bool) or not isinstance(returned, int):
        return f"returned {described(returned)}, not an int"
    if returned < 0:
        return (
            "returned a negative number: `~` and a subtraction can give one;"
            f" `&` with a mask of {width} ones brings it back"
        )
    if returned >> width:
        extra = returned.bit_length() - 1
        return f"bit {extra} is set in what you returned, and the highest one is {width - 1}"
    return ""


def bits_of(number: int) -> list[int]:
    """Return the places of the bits that are set, from the lowest."""
    return [place for place in range(number.bit_length()) if number >> place & 1]


def of_bits(places: Collection[int]) -> int:
    """Return the integer whose bits are set at these places."""
    return sum(1 << place for place in set(places))
