"""``hint``: the hints of an exercise, one after the other, in a notebook."""

from dataclasses import dataclass

from grader.api import checking
from grader.catalog import catalog
from grader.errors import UserError
from grader.grading import Report
from grader.learner import hints

_used: dict[str, int] = {}
"""How many hints of each exercise were given in this session."""
_explained: list[Report] = []
"""The last report whose lesson was given."""


@dataclass(frozen=True, repr=False)
class NotebookHint:
    """A hint: rendered in a notebook, and plain text elsewhere."""

    title: str
    text: str
    """Markdown."""

    def __repr__(self) -> str:
        return f"{self.title}\n\n{self.text}"

    def _repr_markdown_(self) -> str:
        return f"**{self.title}**\n\n{self.text}"


def hint(exercise: str | int | None = None) -> NotebookHint:
    """Return the next hint of an exercise; after a failed check, first what that check teaches.

    Without `exercise`, it is the one that was checked last in this session.  Nothing is recorded.
    Raise `UnknownExercise`, a LookupError, for an unknown name, and `UserError` if nothing was
    checked yet.
    """
    last = checking.last_report()
    if exercise is None and last is None:
        raise UserError('nothing was checked yet: name an exercise, such as hint("bitmask")')
    chosen = catalog.load(last.exercise) if exercise is None and last else None
    if chosen is None:
        chosen = catalog.find(str(exercise))
    if last is not None and last.exercise == chosen.name and last not in _explained:
        _explained[:] = [last]
        if lesson := hints.lesson(last):
            title = f"{chosen.rung}: about your last check ({last.verdict.value})"
            return NotebookHint(title, lesson)
    found = hints.next_hint(chosen, _used.get(chosen.name, 0))
    _used[chosen.name] = found.number
    return NotebookHint(f"{chosen.rung}: hint {found.number} of {found.total}", found.text)
