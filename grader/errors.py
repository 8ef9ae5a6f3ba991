"""Every error that the kit raises on purpose, as one tree.

    KitError
    ├── UserError                what the person who called the kit can mend; exit status 2
    │   ├── UnknownExercise      no exercise, or more than one, answers to a name
    │   ├── UnknownCase          the seed draws no case of that name
    │   ├── UnknownFunction      none of the several functions of a rung has that name
    │   ├── InvalidInput         a text that the problem can't be asked about
    │   ├── NoWorkspace          no folder from here upwards holds ``exercises/``
    │   ├── ProgressUnavailable  the progress file can't be opened or written just now
    │   ├── TooWeak              this machine lacks the isolation asked for (`sandbox.isolation`)
    │   ├── InvalidRules         a file of points that can't be used
    │   ├── BadTests             a folder of an instructor's tests (`hidden.own_tests`)
    │   ├── GradebookLocked      another command writes the same gradebook
    │   ├── ClusterUnavailable   no cluster answers
    │   ├── NoSubmissions        nothing to judge was found
    │   ├── NoRoster             a list of the class that can't be read (`classroom.roster`)
    │   ├── NoSheet              a teacher's sheet that can't be filled (`classroom.sheet`)
    │   ├── MachinesLost         nothing that could judge is left
    │   ├── NotAClone            a command for the kit's own repository, used elsewhere
    │   ├── InvalidName          a name that no new rung can have
    │   ├── BadExpectation       a golden file that doesn't say its verdict (`dev.expectations`)
    │   ├── BadResults           a file of judged mutants that can't be read (`dev.mutants`)
    │   ├── BadExplanations      explanations of mutants that can't be read (`dev.mutants`)
    │   └── CannotTravel         a function that can't be sent to a worker
    ├── Unavailable              a level of isolation that is not there (`sandbox.level`)
    ├── NoScore                  a report from which no score follows
    ├── Closing                  a race that still ran when the check ended
    └── Defect                   the kit's own fault; the verdict is Grader Error
        └── ReferenceFailed      a reference solution gave no answer

A `UserError` is one line that says what was wrong, where, and what to do.  `grader.cli.main`
catches it, and nothing else has to.
"""


class KitError(Exception):
    """The root of all errors that the kit raises on purpose."""


class UserError(KitError):
    """Something that the person who called the kit can mend; its text is one line."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: the line, and none of the kit's own frames."""
        return [f"{type(self).__name__}: {self}"]


class UnknownExercise(UserError, LookupError):
    """No exercise, or more than one, answers to a name; the text says which there are."""


class UnknownCase(UserError, LookupError):
    """The seed draws no case of that name."""


class UnknownFunction(UserError, LookupError):
    """None of the several functions of a rung has that name."""


class InvalidInput(UserError, ValueError):
    """A text that the problem can't be asked about; the message says why."""


class NoWorkspace(UserError, LookupError):
    """No folder from here upwards holds ``exercises/``."""


class ProgressUnavailable(UserError):
    """The progress file can't be opened or written just now; nothing in it was touched."""


class InvalidRules(UserError):
    """A file of points that can't be used; the text says where and why."""


class GradebookLocked(UserError):
    """Another command writes the same gradebook."""


class ClusterUnavailable(UserError):
    """No cluster answers, or none of its workers can judge."""


class NoSubmissions(UserError):
    """Nothing to judge was found."""


class MachinesLost(UserError):
    """Nothing that could judge is left; the text says why."""


class NotAClone(UserError, LookupError):
    """A command for the kit's own repository was used elsewhere."""


class InvalidName(UserError, ValueError):
    """A name that no new rung can have."""


class CannotTravel(UserError, ValueError):
    """A function that can't be sent to a worker; the text says why."""


class NoScore(KitError):
    """A report from which no score follows."""


class Closing(KitError):
    """A race still ran when the check ended: it took too long, or was interrupted."""


class Defect(KitError):
    """The kit's own fault: it must never look like the learner's."""


class ReferenceFailed(Defect):
    """A reference solution gave no answer."""
