"""Why data is not read."""

NO_ARCHIVE = "it is not a zip or tar archive"


class Refused(Exception):
    """Data that can't be read; the text says why, as a clause for people."""


def reason(error: Exception) -> str:
    """Return why data could not be read, as one clause for people."""
    if isinstance(error, Refused):
        return str(error)
    if isinstance(error, MemoryError):
        return "reading it takes too much memory"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    said = str(error)
    return f"it is damaged: {said}" if said else f"it is damaged ({type(error).__name__})"
