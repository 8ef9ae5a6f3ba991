"""Runs variants of a submission that returns its answer, as `variants` does for filled boards.

A trial is the calls of one hidden case.  Whether an answer is right is decided outside; here a
variant is dropped only if it answers the first trial, which failed, as the submission itself did.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from grader.sandbox.inside.syntax import instrument, parse
    from grader.sandbox.inside.variants import (
        CAME_BACK,
        RAISED,
        TOO_LONG,
        Runner,
        copied,
        limit_memory,
        outcomes,
        variants,
    )


class CallsRunner(Runner):
    """Compiles a tree and makes the calls of a case, for a number of steps."""

    wrong: tuple[int, list[str]] | None = None
    """How the submission itself ended on the first trial, and what it replied."""

    def call(self, submission: Any, trial: list[Any], found: list[str], watcher: Any) -> int:
        """Make the calls of a case; a long reply is not kept."""
        for arguments in trial:
            reply: str = self.worker["call"](submission, copied(arguments))
            if self.left < 0 or len(reply) > self.worker["LONGEST_TEXT"]:
                return TOO_LONG
            if reply.startswith('"raised"'):
                return RAISED
            found.append(reply)
        return CAME_BACK

    def may_be_right(self, index: int, trial: Any, after: list[str]) -> bool:
        """Whether this is not the wrong answer again."""
        return index > 0 or (CAME_BACK, after) != self.wrong


def answer(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """What the judge asks for: variants of the submission, with their replies to the trials."""
    limit_memory()
    source = request["source"].encode("latin-1")
    runner = CallsRunner(worker, request, source)
    tree = parse(source)
    instrument(tree)
    if request["edits"] == "none":
        return outcomes(worker, runner, tree, request)
    runner.wrong = runner.run(runner.compiled(tree), request["trials"][0], request["steps"][0])
    return variants(worker, runner, tree, request)
