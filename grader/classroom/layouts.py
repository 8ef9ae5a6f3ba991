"""Which file belongs to which student: the export layouts of course systems.

==========  ==========================================================================
plain       ``alice.py``, or ``alice/anything.py``, or ``alice.zip``
Moodle      ``Alice Smith_123_assignsubmission_file/solution.py``, or, without folders,
            ``Alice Smith_123_assignsubmission_file_solution.py``;
            ``…_assignsubmission_onlinetext/onlinetext.html`` for a text in the browser
Canvas      ``smithalice_LATE_123_4567_solution.py``, where 4567 grows with every upload;
            ``anon_aB3xY_4567_solution.py`` where names are hidden;
            ``smithalice_123_text.html`` and ``…_link.html`` for what is not a file
Gradescope  ``assignment_9_export/submission_123/solution.py``
==========  ==========================================================================

No student is lost: every file and folder in an export belongs to a student.
"""

import re
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from grader.catalog.exercise import rung_of
from grader.classroom.files import Parts

MOODLE = re.compile(
    r"(?P<student>.+?)_assignsubmission_(?P<plugin>[a-z]+)_?(?P<file>.*)", re.DOTALL
)
CANVAS = re.compile(
    r"(?P<name>\S+?)_(?P<late>LATE_|late_)?(?P<user>\d+)_"
    r"(?:(?P<upload>\d+)_(?P<file>.+)|(?P<online>text|link)\.html)",
    re.DOTALL,
)
CANVAS_WITHOUT_NAMES = re.compile(
    r"(?P<late>LATE_|late_)?(?P<name>anon_[A-Za-z0-9]+)_"
    r"(?:(?P<upload>\d+)_(?P<file>.+)|(?P<online>text|link)\.html)",
    re.DOTALL,
)
LATE_LAST = re.compile(r"(?P<who>anon_(?:[A-Za-z0-9]+_)?)(?P<late>LATE_|late_)")
"""Other orders that Canvas has had."""
GRADESCOPE = re.compile(r"submission_\d+")
ARCHIVE = re.compile(r"(?P<stem>.+?)\.(zip|tar|tgz|tbz2?|txz|tar\.(gz|bz2|xz))", re.IGNORECASE)
PYTHON = re.compile(r"(?P<stem>.+?)\.(py|pyw|py\.txt)", re.IGNORECASE)
NOTEBOOK = re.compile(r"(?P<stem>.+)\.ipynb", re.IGNORECASE)
PAGE = re.compile(r"(?P<stem>.+)\.html?", re.IGNORECASE)
ATTEMPT = re.compile(r"(?:attempt|version|try|v)[ _-]*(?P<number>\d{1,6})", re.IGNORECASE)
AGAIN = re.compile(r"(?P<stem>.+?)(?:-\d{1,4}| \(\d{1,4}\))(?P<ending>\.\w+)")
"""The name of a file that was submitted again, as Canvas and browsers write it."""
IGNORED = re.compile(
    r"\..*|__MACOSX|__pycache__|__init__\.py|venv|site-packages|node_modules|Thumbs\.db|desktop\.ini"
)
LISTS = re.compile(
    r".+\.(csv|tsv|xlsx?|ods|toml|sqlite3?)|submission_metadata\.yml|read_?me\b.*", re.IGNORECASE
)
"""Files that come with a class and belong to no student."""
USUAL_NAMES = ("solution", "submission", "main", "sudoku", "sudoku_solver", "solver", "solve")
NOT_READ = {
    "rar": "a RAR archive", "7z": "a 7-Zip archive", "docx": "a Word document",
    "doc": "a Word document", "odt": "a text document", "rtf": "a text document",
    "pages": "a text document", "pdf": "a PDF document", "png": "a picture", "jpg": "a picture",
    "jpeg": "a picture", "heic": "a picture", "gif": "a picture", "url": "a link",
}  # fmt: skip
"""Kinds of files that are not read, by the ending of the name."""
MOST_ATTEMPTS = 20
"""Earlier attempts of one student that are looked at."""
LISTED = 5
"""File names in one sentence."""


class Kind(Enum):
    """What a file is, by its name."""

    PYTHON = "Python file"
    NOTEBOOK = "notebook"
    ARCHIVE = "archive"
    TEXT = "text in the browser"
    LINK = "web address"
    OTHER = "other file"


PROGRAMS = (Kind.PYTHON, Kind.NOTEBOOK)


class Entry(NamedTuple):
    """One file of a student."""

    path: Parts
    name: str
    """The student's own file name; the export may have added a prefix."""
    kind: Kind
    upload: int = 0
    """Grows with every upload, if the export numbers them."""
    attempt: int = 0
    """The number of the attempt, if its folder is named by a number; otherwise 0."""


class Choice(NamedTuple):
    """The file of one student that is judged."""

    entry: Entry | None
    problem: str = ""
    """Why there is no entry."""
    note: str = ""
    """Which other files exist; empty if there are none."""
    otherwise: str = ""
    """What the reason is if the entry can't be judged; empty if it is in the entry."""


class Wanted(NamedTuple):
    """The marks of the right file."""

    name: str
    """Its name without ending; the number in it may be another one, or missing."""
    entry_point: str

    def stands_in(self, text: bytes) -> bool:
        """Return whether a text, or the JSON of a notebook, defines the entry point."""
        name = re.escape(self.entry_point.encode())
        return bool(re.search(rb"\bdef[ \t]+%s\b|^%s[ \t]*=" % (name, name), text, re.MULTILINE))


def wanted(rung: str, entry_point: str) -> Wanted:
    """Return the marks of the file for a rung, given by its name with its number."""
    return Wanted(rung, entry_point)


def students(
    paths: Iterable[Parts], among: Iterable[Parts] | None = None
) -> dict[str, list[Entry]]:
    """Return the files of each student, in the order of the students' names.

    A path that ends with an empty name is a folder; a student whose folder is empty has no files.
    The paths may be a part of the class; then `among` are all of its paths.
    """
    listed = _listed(paths)
    skipped = _parts_above_the_students(listed if among is None else _listed(among))
    found: dict[str, list[Entry]] = {}
    for path in listed:
        if IGNORED.fullmatch(path[skipped]):
            continue
        student, entry = _entry(path, skipped)
        if student:
            entries = found.setdefault(student, [])
            if entry is not None and not any(map(IGNORED.fullmatch, path[skipped:])):
                entries.append(entry)
    return dict(sorted(found.items()))


def _listed(paths: Iterable[Parts]) -> list[Parts]:
    """Return the files, and the folders without any."""
    listed = [path for path in paths if not IGNORED.fullmatch(path[0])]
    files = [path for path in listed if path[-1]]
    above = {path[:length] for path in files for length in range(len(path))}
    return files + [path for path in listed if not path[-1] and path[:-1] not in above]


def of_one(paths: Iterable[Parts]) -> list[Entry]:
    """Return the entries among the files of one student."""
    return [
        Entry(path, path[-1], kind_of(path[-1]))
        for path in paths
        if path[-1] and not any(map(IGNORED.fullmatch, path))
    ]


def single(paths: Iterable[Parts]) -> Parts | None:
    """Return the one program among `paths`; None if there is none, or more."""
    found = [entry.path for entry in of_one(paths) if entry.kind in PROGRAMS]
    return found[0] if len(found) == 1 else None


def student_of(file: str) -> str:
    """Return the student whose file is next to the files of the others."""
    return _entry((file,), 0)[0] or file


def own_name(origin: str) -> str:
    """Return what the student called the file at a path of an export."""
    entry = _entry((origin.rpartition("/")[2],), 0)[1]
    return entry.name if entry is not None and entry.kind in PROGRAMS else ""


def is_late(origin: str) -> bool:
    """Return whether the export says, in the path of a file, that it was submitted late."""
    return any(
        found["late"] is not None for part in origin.split("/") if (found := _of_canvas(part))
    )


def kind_of(name: str) -> Kind:
    """Return what a file is, by its name."""
    for pattern, kind in (
        (PYTHON, Kind.PYTHON),
        (NOTEBOOK, Kind.NOTEBOOK),
        (ARCHIVE, Kind.ARCHIVE),
    ):
        if pattern.fullmatch(name):
            return kind
    return Kind.OTHER


def candidates(entries: list[Entry], wanted: Wanted) -> list[Entry]:
    """Return the candidates among one student's files, by their names.

    There is more than one only if the names don't decide; then `choose` does.
    """
    programs = _latest([entry for entry in entries if entry.kind in PROGRAMS])
    rung = rung_of(wanted.name)
    named = [entry for entry in programs if stem(entry.name) == wanted.name]
    named = named or [entry for entry in programs if rung_of(stem(entry.name)) == rung]
    if named:
        return named[:1] if len(named) == 1 else [min(named, key=lambda one: len(one.path))]
    if programs:
        return programs
    packed = _latest([entry for entry in entries if entry.kind is Kind.ARCHIVE])
    typed = [entry for entry in entries if entry.kind is Kind.TEXT]
    return packed or typed


def earlier_attempts(entries: list[Entry]) -> list[list[Entry]]:
    """Return the files of each attempt that the same student replaced later, the latest first."""
    left = [entry for entry in entries if entry.kind in PROGRAMS]
    found: list[list[Entry]] = []
    while left and len(found) <= MOST_ATTEMPTS:
        latest = _latest(left)
        found.append(latest)
        replaced = set(left) - set(latest)
        left = [entry for entry in left if entry in replaced]
    return found[1:]


def choose(
    entries: list[Entry], found: list[Entry], defining: list[Entry], wanted: Wanted
) -> Choice:
    """Return which of a student's files is judged.

    `found` are the candidates, and `defining` those that define the entry point.
    """
    if not found:
        return Choice(None, _nothing_to_judge(entries))
    if len(found) == 1:
        # A text next to a picture or a document may only be a comment about it.
        beside = (
            [entry for entry in entries if _not_read(entry)] if found[0].kind is Kind.TEXT else []
        )
        otherwise = _nothing_to_judge(beside) if beside else ""
        return Choice(found[0], note=_note(found[0], entries), otherwise=otherwise)
    left = defining or found
    if len(left) > 1:
        by_name = [entry for name in USUAL_NAMES for entry in left if stem(entry.name) == name]
        left = by_name[:1] if by_name else left
    if len(left) == 1:
        return Choice(left[0], note=_note(left[0], entries))
    kind = "Python files" if found[0].kind in PROGRAMS else "archives"
    what = f"there are {len(found)} {kind} ({_names(found)})"
    if found[0].kind in PROGRAMS:
        some = "all" if len(defining) == len(found) else f"{len(defining)}"
        define = f"{some} of them define" if defining else "none of them defines"
        what += f", and {define} {wanted.entry_point}"
    return Choice(None, f"{what}; name the right one {wanted.name}.py")


def _entry(path: Parts, skipped: int) -> tuple[str, Entry | None]:
    """Return the student and the file; no student if the file belongs to the class."""
    first, own = path[skipped], path[skipped + 1 :]
    if of_moodle := MOODLE.fullmatch(first):
        name = own[-1] if own else of_moodle["file"] or first
        in_the_browser = of_moodle["plugin"] == "onlinetext" and PAGE.fullmatch(name)
        kind = Kind.TEXT if in_the_browser else kind_of(name)
        return of_moodle["student"], Entry(path, name, kind, 0, _attempt(own)) if name else None
    if own:
        return first, _own(path, own) if own[-1] else None
    of_canvas = _of_canvas(first)
    if of_canvas:
        fields = of_canvas.groupdict()
        student = f"{fields['name']}_{fields['user']}" if "user" in fields else fields["name"]
        if fields["online"]:
            kind = Kind.TEXT if fields["online"] == "text" else Kind.LINK
            return student, Entry(path, f"{fields['online']}.html", kind)
        name = fields["file"]
        return student, Entry(path, name, kind_of(name), int(fields["upload"][:18]))
    if LISTS.fullmatch(first):
        return "", None
    return stem(first), Entry(path, first, kind_of(first))


def _own(path: Parts, own: Parts) -> Entry:
    return Entry(path, own[-1], kind_of(own[-1]), 0, _attempt(own))


def _of_canvas(file: str) -> re.Match[str] | None:
    if late := LATE_LAST.match(file):
        file = late["late"] + late["who"] + file[late.end() :]
    return CANVAS_WITHOUT_NAMES.fullmatch(file) or CANVAS.fullmatch(file)


def _attempt(own: Parts) -> int:
    """Return the number of the attempt that a folder is named by; 0 if none is."""
    numbers = (ATTEMPT.fullmatch(part) for part in own[:-1])
    return max((int(number["number"]) for number in numbers if number), default=0)


def stem(file: str) -> str:
    """Return the name of a file without its ending."""
    for pattern in (PYTHON, NOTEBOOK, ARCHIVE):
        if found := pattern.fullmatch(file):
            return found["stem"]
    return file.rpartition(".")[0] or file


def _latest(entries: list[Entry]) -> list[Entry]:
    """Return the entries without those that the same student replaced later."""
    last = max((entry.attempt for entry in entries), default=0)
    entries = [entry for entry in entries if entry.attempt == last]
    latest: dict[str, Entry] = {}
    for entry in entries:
        again = AGAIN.fullmatch(entry.name)
        name = again["stem"] + again["ending"] if again else entry.name
        if entry.upload and (name not in latest or latest[name].upload < entry.upload):
            latest[name] = entry
    return [entry for entry in entries if not entry.upload or entry in latest.values()]


def _parts_above_the_students(paths: list[Parts]) -> int:
    """Return how many nested single folders enclose the students' folders."""
    skipped = 0
    while True:
        first = {path[skipped] for path in paths}
        below = [path[skipped + 1 :] for path in paths]
        if len(first) != 1 or not all(below) or any(path == ("",) for path in below):
            return skipped
        if any(map(MOODLE.fullmatch, first)) or any(map(GRADESCOPE.fullmatch, first)):
            return skipped
        kept = [path for path in below if not IGNORED.fullmatch(path[0])]
        if any(MOODLE.fullmatch(path[0]) or _of_canvas(path[0]) for path in kept):
            skipped += 1
            continue
        files = [stem(path[0]) for path in kept if kind_of(path[0]) is not Kind.OTHER]
        of_one_student = len(files) == 1 or any(file in USUAL_NAMES for file in files)
        if all(len(path) == 1 for path in below) and (of_one_student or not files):
            return skipped
        skipped += 1


def _nothing_to_judge(entries: list[Entry]) -> str:
    if not entries:
        return "the folder is empty"
    if any(entry.kind is Kind.LINK for entry in entries):
        return "a web address was submitted instead of a file"
    for entry in entries:
        if what := _not_read(entry):
            return f"{entry.name} is {what}, which is not read: ask for the Python file"
    return f"there is no Python file, only {_names(entries)}"


def _not_read(entry: Entry) -> str:
    """Return the kind of a file that is never read; empty for any other."""
    return NOT_READ.get(entry.name.rpartition(".")[2].casefold(), "")


def _note(chosen: Entry, entries: list[Entry]) -> str:
    others = [entry for entry in entries if entry is not chosen]
    if not others:
        return ""
    number = (chosen.attempt, chosen.upload)
    earlier = any(
        entry.kind in PROGRAMS and (entry.attempt, entry.upload) < number for entry in others
    )
    latest = ", the latest upload" if earlier else ""
    return f"{chosen.name} was judged{latest}; there was also {_names(others)}"


def _names(entries: list[Entry]) -> str:
    names = sorted({entry.name for entry in entries})
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + more
