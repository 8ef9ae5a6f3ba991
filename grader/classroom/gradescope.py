"""The names in a Gradescope export, which calls the folder of each submission by a number.

``submission_metadata.yml`` beside the folders says who handed them in: a mapping by folder, where
``:submitters`` lists those of one submission, each with a ``:name``.
"""

import re
from collections.abc import Iterable
from typing import Any

from grader.classroom.files import Holder, Parts
from grader.classroom.layouts import GRADESCOPE

METADATA = "submission_metadata.yml"
LARGEST_METADATA = 256 << 20
"""Bytes; it holds the results of earlier autograders too."""
# A large class's file is mostly results, and reading all of it as YAML would take minutes.
SUBMITTERS = re.compile(
    rb"^(?P<folder>submission_\d+):[^\n]*\n(?P<submitters>  :submitters:.*?)(?=^  :|^\S|\Z)",
    re.MULTILINE | re.DOTALL,
)


def students(held: Holder, paths: Iterable[Parts]) -> dict[str, str]:
    """Return the student of each folder that the export names; empty for any other class.

    A student is the name, or the names of a group, and the number of the submission, since two
    students may have one name.
    """
    # Not one that a student handed in, who would like to have another's name.
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
    """Those of one list of submitters; empty if there is none to understand."""
    import yaml  # late: few classes need it

    try:
        submitters: Any = yaml.safe_load(text)[":submitters"]
        names = [submitter.get(":name") for submitter in submitters]
    except (yaml.YAMLError, LookupError, AttributeError, TypeError, ValueError, RecursionError):
        return []
    return [" ".join(name.split()) for name in names if isinstance(name, str) and name.strip()]
