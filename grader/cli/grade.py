"""``grader grade``: a whole class."""

import argparse
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from grader.catalog.exercise import Exercise
from grader.classroom import alike, outputs, roster
from grader.classroom.collect import collect
from grader.classroom.files import GRADEBOOK
from grader.classroom.gradebook import Gradebook
from grader.classroom.job import Graded, Job, Setting
from grader.classroom.local import Processes
from grader.classroom.outputs import NOT_JUDGED, Summary
from grader.classroom.run import Done, Machines, run
from grader.cli import grade_rungs, grades_home, status, targets
from grader.cli.grade_explain import every_suite, explain, rules_for
from grader.english import counted
from grader.errors import MachinesLost, UserError
from grader.grading import new_seed_of_a_class
from grader.judge.case import Verdict
from grader.points import Rules, read_text
from grader.points.rules import Attempt
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole
from grader.report.visible import one_line
from grader.report.words import seconds
from grader.sandbox.isolation import Level, TooWeak, choose

AUTO = "auto"
"""In place of an exercise: the names of files and folders say it."""
MOST_PAIRS = 5
"""The most pairs of programs on the screen; the page shows more."""


def grade(options: argparse.Namespace) -> int:
    """Judge every submission that is not judged yet, and write the gradebook."""
    if options.explain:
        return explain(options)
    for needed in ("submissions", "rung"):
        if not getattr(options, needed):
            name = "SUBMISSIONS" if needed == "submissions" else "--rung"
            raise UserError(
                f"the following arguments are required: {name}; see grader grade --help"
            )
    _check(options)
    if options.rung == AUTO:
        return grade_rungs.grade_rungs(options, grade_one)
    return grade_one(options, targets.exercise_named(options.rung))


def _check(options: argparse.Namespace) -> None:
    """Say what can't work, before anything is done."""
    level = Level(options.isolation)
    if options.cluster and options.jobs:
        raise UserError("--jobs applies to this machine only: leave it out with --cluster")
    if options.cluster and options.tests:
        raise UserError("--tests applies to this machine only: leave it out with --cluster")
    if not options.cluster:
        try:
            choose(level)
        except TooWeak as reason:
            raise UserError(
                f"the {level.value} is not available: {reason}; see: grader doctor"
                " (for code that you trust, --isolation process works without it)"
            ) from None
    for place in (*options.submissions, *options.against):
        if not os.path.exists(place):  # before a gradebook is made for nothing
            raise UserError(f"there is no file or folder {place}")


def grade_one(options: argparse.Namespace, exercise: Exercise, *, among: str = "") -> int:
    """Judge the submissions of one exercise, into a gradebook of its own.

    With `among`, the folder of a gradebook of several exercises, only files that say by their name
    or folder that they are for this one.
    """
    level = Level(options.isolation)
    console = TextConsole()
    sheet = grades_home.sheet(options, exercise)
    try:
        people = roster.read(options.roster) if options.roster else []
        with Gradebook(options.out) as book:
            setting = _setting(book, exercise.name, options, level)
            text = read_text(options.score) if options.score else ""
            elsewhere = every_suite() if among else ()
            rules = rules_for(setting, options.score or "", text, elsewhere)
            book.use(setting)
            book.keep_rules(options.score or "", text)
            best = rules.attempt is Attempt.BEST
            if best:
                book.count_best(lambda row: outputs.points(row, rules))
            found = collect(
                options.submissions,
                exercise.name,
                among or options.out,
                earlier=best,
                named=bool(among),
            )
            book.enter(found, replace=options.replace)
            if options.roster:
                absent = roster.missing(people, book.handed_in())
                book.enter_missing((person.id for person in absent), options.roster)
            _warn_of_strangers(console, options.score, rules, book)
            _judge(console, book, setting, options)
            ended = _finish(console, book, setting, rules, options.out, options.against)
            if sheet is not None:
                grades_home.fill(console, sheet, book, rules)
            if options.feedback:
                grades_home.write_feedback(console, options.feedback, book, options.out)
            return ended
    except OSError as error:
        raise UserError(f"{error.filename or options.out}: {error.strerror}") from None
    except sqlite3.Error as error:  # a full disk, or a folder that can't be written to
        raise UserError(f"{os.path.join(options.out, GRADEBOOK)}: {error}") from None


def _setting(book: Gradebook, rung: str, options: argparse.Namespace, level: Level) -> Setting:
    """Return the setting to judge with: the last one, unless the options change it."""
    setting = Setting(rung, 0, level.value)
    if options.tests:
        folder, digest = _own_tests(options.tests)
        setting = setting._replace(tests=folder, tests_digest=digest)
    last = book.last_setting()
    seed = options.seed
    if seed is None:
        same = last is not None and last._replace(seed=0) == setting
        seed = last.seed if same and last is not None else new_seed_of_a_class()
    return setting._replace(seed=seed)


def _own_tests(folder: str) -> tuple[str, str]:
    from grader.hidden import own_tests  # pytest comes with it

    digest = own_tests.digest(folder)
    return own_tests.collect(folder, digest).folder, digest


def _warn_of_strangers(console: Console, path: str | None, rules: Rules, book: Gradebook) -> None:
    """Say which students of the rules have no row: a name may be misspelt."""
    for student in sorted(set(rules.overrides) - set(book.students())):
        words = f"{path}: there is no student {one_line(student, 60)!r} in the gradebook"
        console.print(Text(words, "bold magenta"))


def _judge(
    console: Console, book: Gradebook, setting: Setting, options: argparse.Namespace
) -> None:
    waiting = book.count_waiting(why=options.why)
    if not waiting:
        return
    jobs = (
        Job(student, text, setting, options.why) for student, text in book.waiting(why=options.why)
    )
    done = 0
    try:
        with _machines(console, options) as machines, _progress(console, waiting) as progress:
            for result in run(jobs, machines):
                _keep(options.out, book, result)
                done += 1
                progress.advance(progress.task_ids[0])
    except (KeyboardInterrupt, MachinesLost):
        _tell_the_way_on(console, done, waiting)
        raise


def _keep(folder: str, book: Gradebook, result: Done) -> None:
    """Keep a result; if it can't be kept, record a Grader Error and continue with the class."""
    try:
        outputs.keep(folder, book, result)
    except (OSError, sqlite3.Error):  # the disk, and not the result
        raise
    except Exception as error:
        failed = Graded(Verdict.GRADER_ERROR, one_line(f"{type(error).__name__}: {error}"))
        book.record(result.job.student, result.job.text, failed, "")


def _tell_the_way_on(console: Console, done: int, waiting: int) -> None:
    console.print(f"{done} of {waiting} are judged and kept. Run the same command to continue.")


@contextmanager
def _machines(console: Console, options: argparse.Namespace) -> Iterator[Machines]:
    if not options.cluster:
        with Processes(options.jobs or _places()) as processes:
            yield processes
        return
    from grader.classroom.cluster import Cluster

    cluster: Cluster = Cluster(options.cluster, options.isolation)
    with cluster:
        for refusal in cluster.refusals:
            console.print(Text(f"{refusal.worker} is not used: {one_line(refusal.reason)}"))
        yield cluster


def _places() -> int:
    """Return the cores plus one: then a submission that sleeps leaves no core idle."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0)) + 1  # a container may have fewer than the machine
    return (os.cpu_count() or 1) + 1


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "", "dim")


@contextmanager
def _progress(console: Console, waiting: int) -> Iterator[Progress]:
    columns = (
        TextColumn("Judging"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
        TextColumn("left", style="dim"),
    )
    # The speed of the last minutes, because a class may begin with its slowest submissions.
    with Progress(
        *columns, console=console, transient=True, speed_estimate_period=300,
        disable=not console.is_terminal,
    ) as progress:  # fmt: skip
        progress.add_task("", total=waiting)
        yield progress


def _finish(
    console: Console,
    book: Gradebook,
    setting: Setting,
    rules: Rules,
    folder: str,
    against: Sequence[str],
) -> int:
    summary = outputs.summary(book, alike.find(book, setting.rung, against))
    outputs.write(folder, book, setting, rules, summary)
    _show(console, summary, setting, folder)
    if summary.number(Verdict.GRADER_ERROR):
        return status.GRADER_ERROR
    return status.NOT_ACCEPTED if summary.number(NOT_JUDGED) else status.ACCEPTED


def _show(console: Console, summary: Summary, setting: Setting, folder: str) -> None:
    console.print()
    number = counted(summary.students, "submission")
    console.print(Text(f"{number} of {setting.rung}", "bold"))
    console.print()
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for words, count in summary.verdicts:
        verdict = next((verdict for verdict in Verdict if verdict.value == words), None)
        style = terminal.style(verdict) if verdict else "bold magenta"
        table.add_row(f"{count:,}", Text(words, style))
    console.print(table)
    _show_trouble(console, summary)
    if summary.causes:
        console.print("\nWhat is wrong, where a cause was found:")
        causes = Table.grid(padding=(0, 2))
        causes.add_column(justify="right")
        causes.add_column()
        for words, count in summary.causes:
            causes.add_row(f"{count:,}", Text(words))
        console.print(causes)
    if summary.failing:
        listed = ", ".join(f"{case} ({count:,})" for case, count in summary.failing)
        console.print(Text(f"\nFailed most often: {listed}."))
    if summary.slowest:
        listed = ", ".join(
            f"{one_line(row.student, 40)} ({seconds(row.cpu)})" for row in summary.slowest
        )
        console.print(Text(f"\nSlowest of the accepted: {listed}."))
    _show_pairs(console, summary)
    console.print()
    console.print(Text(f"seed {setting.seed} · isolation {setting.level}", "dim"))
    console.print(Text("All results: ").append(os.path.join(folder, "index.html"), "bold"))


def _show_trouble(console: Console, summary: Summary) -> None:
    unclear = [row for row in summary.rows if row.verdict in (None, Verdict.GRADER_ERROR)]
    if unclear:
        console.print("\nThese have no score:")
    for row in unclear[:10]:
        console.print(Text(f"  {one_line(row.student, 40)}: {one_line(row.message, 200)}"))
    if len(unclear) > 10:
        console.print(Text(f"  … and {len(unclear) - 10} more", "dim"))


def _show_pairs(console: Console, summary: Summary) -> None:
    if not summary.alike:
        return
    console.print("\nAlike, whatever the names, layout and order (this proves nothing):")
    for pair in summary.alike[:MOST_PAIRS]:
        names = f"{one_line(pair.first.name, 30)} and {one_line(pair.second.name, 60)}"
        console.print(Text(f"  {pair.percent:3} %  {names}"))
    if len(summary.alike) > MOST_PAIRS:
        console.print(Text(f"  … and {len(summary.alike) - MOST_PAIRS} more pairs", "dim"))
