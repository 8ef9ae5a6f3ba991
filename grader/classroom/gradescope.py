"""The names in a Gradescope export, whose folders have numbers for names.

``submission_metadata.yml`` next to the folders names the students: a mapping by folder, where
``:submitters`` lists those of one submission, each with a ``:name``.
"""

import re
from collections.abc import Iterable
from typing import Any

from grader.classroom.files import Holder, Parts
from grader.classroom.layouts import GRADESCOPE

METADATA = "submission_metadata.yml"
LARGEST_METADATA = 256 << 20
"""Bytes; the file also has the results of earlier autograders."""
# A large class's file is mostly results, and reading all of it as YAML would take minutes.
SUBMITTERS = re.compile(
    rb"^(?P<folder>submission_\d+):[^\n]*\n(?P<submitters>  :submitters:.*?)(?=^  :|^\S|\Z)",
    re.MULTILINE | re.DOTALL,
)


def students(held: Holder, paths: Iterable[Parts]) -> dict[str, str]:
    """Return the student of each folder that the export names; empty for any other class.

    A student is the name, or the names of a group, and the number of the submission, since two
    students may have the same name.
    """
    # Not a file from a student, who could use it to take another student's name.
    metadata = [
        path
        for path in paths
        if path[-1] == METADATA and not any(map(GRADESCOPE.fullmatch, path[:-1]))
    ]
    if len(metadata) != 1:
        return {}
    texts = [file.text for file in held.read(metadata, most=LARGEST_METADATA)]
    found = {}
    for match in SUBMITTERS.finditer(b"".join(texts).replace(b"\r\n", b"\n")):
        folder = match["folder"].decode("ascii")
        names = _names(match["submitters"])
        if names:
            found[folder] = f"{', '.join(names)}_{folder.removeprefix('submission_')}"
    return found


def _names(text: bytes) -> list[str]:
    """Return the names in one list of submitters; empty if the list can't be read."""
    import yaml  # late: few classes need it

    try:
        submitters: Any = yaml.safe_load(text)[":submitters"]
        names = [submitter.get(":name") for submitter in submitters]
    except (yaml.YAMLError, LookupError, AttributeError, TypeError, ValueError, RecursionError):
        return []
    return [" ".join(name.split()) for name in names if isinstance(name, str) and name.strip()]
