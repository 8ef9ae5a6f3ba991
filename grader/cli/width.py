"""The terminal's width, straight from the system, because `shutil` is slow to import."""

import os


def terminal_width(otherwise: int) -> int:
    """Return the columns from ``COLUMNS`` or the terminal; `otherwise` if there is neither."""
    try:
        return int(os.environ.get("COLUMNS") or os.get_terminal_size().columns)
    except (OSError, ValueError):
        return otherwise
