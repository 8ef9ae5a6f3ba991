"""Judges that misbehave, as the processes of a pool run them."""

import os
from pathlib import Path

from grader.classroom.job import Graded, Job
from grader.judge.case import Verdict


def judge(job: Job) -> Graded:
    """Do what the student's name says; the text names a folder in which every try is noted."""
    what = job.student.partition(" ")[0]
    notes = Path(job.text.decode())
    tries = sum(1 for note in notes.iterdir() if note.name.startswith(job.student))
    (notes / f"{job.student}.{tries}").touch()
    if what == "dies" or (what == "dies-once" and not tries):
        os._exit(1)
    if what == "raises":
        raise ValueError("no way")
    if what == "fails" or (what == "fails-once" and not tries):
        return Graded(Verdict.GRADER_ERROR, "it failed")
    return Graded(Verdict.ACCEPTED, "")
