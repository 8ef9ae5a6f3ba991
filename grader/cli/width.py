"""How wide the terminal is; asked of the system itself, since `shutil` takes long to import."""

import os


def terminal_width(otherwise: int) -> int:
    """Columns, as ``COLUMNS`` or the terminal says; `otherwise` where there is neither."""
    try:
        return int(os.environ.get("COLUMNS") or os.get_terminal_size().columns)
    except (OSError, ValueError):
        return otherwise
