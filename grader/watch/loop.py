"""The learner's loop: a save or a key, a check, a screen."""

import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from grader.catalog import catalog
from grader.errors import ProgressUnavailable, UserError
from grader.grading import Report
from grader.judge.session import reference
from grader.learner import hints, source_file
from grader.learner.attempts import learn_why, next_lesson_or_hint, record
from grader.learner.progress import Progress
from grader.learner.workspace import Workspace
from grader.report.terminal import prose
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import Level, choose
from grader.watch import files, keys, screen, terminal
from grader.watch.background import BackgroundChecks
from grader.watch.beside import PageBeside
from grader.watch.check_process import Broken, Counted, News
from grader.watch.events import (
    Answered,
    Deleted,
    Event,
    Events,
    Pressed,
    Saved,
    Signalled,
    Told,
    deleted,
    next_of,
)
from grader.watch.quiet import Saves
from grader.watch.screen import Running, State, View

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGWINCH", "SIGTSTP")


def watch(workspace: Workspace, first: str, level: Level, *, poll: bool, page: bool) -> int:
    """Check what is saved until the learner quits; return the exit status.

    `first` is the name of the rung to begin with; with `page` there is a page beside the screen.
    """
    events = Events()
    checker = BackgroundChecks(level, events)
    beside = PageBeside(workspace, level) if page else None
    loop = Loop(workspace, first, checker, beside)
    try:
        with (
            _signals(events),
            files.watching(workspace.exercises, catalog.names(), events, poll=poll),
        ):
            while loop.status is None:
                with keys.reading(events), terminal.second_screen():
                    loop.run(events)
                if loop.suspended:
                    _suspend()
    finally:
        if beside is not None:
            beside.close()
        checker.close()
    if loop.status == 128 + signal.SIGINT:
        raise KeyboardInterrupt
    return loop.status


class Loop:
    """Handles the learner's events one after the other, and draws the screen."""

    def __init__(
        self,
        workspace: Workspace,
        first: str,
        checker: BackgroundChecks,
        beside: PageBeside | None = None,
    ) -> None:
        self.status: int | None = None
        """The exit status, once the learner has quit."""
        self.suspended = False
        """Whether Ctrl-Z was pressed."""
        self._workspace = workspace
        self._checker = checker
        self._beside = beside
        self._events = Events()
        self._saves = Saves()
        self._own_writes = files.OwnWrites(workspace)
        self._console = TextConsole(theme=prose.THEME)
        self._page = 1
        self._began = 0.0
        """When the running check began."""
        self._reports: dict[str, tuple[Report, str]] = {}
        """The last verdict of each rung, and its time of day."""
        self._state = State(
            ladder=catalog.all_exercises(),
            current=catalog.names().index(first),
            standings={},
            beside=beside is not None,
        )
        self._read_standings()
        if beside is not None:
            self._tell_the_page()
            self._open_beside(beside)
        checker.prepare(first)

    def run(self, events: Events) -> None:
        """Handle events until the learner quits, or suspends."""
        self.suspended = False
        self._events = events
        changed = True
        while self.status is None and not self.suspended:
            if changed and events.empty():
                self._draw()
                self._tell_the_page()
            event = next_of(events, self._saves.wait)
            changed = event is not None or self._checker.busy
            if event is not None:
                self._handle(event)
            elif self._checker.busy:
                self._wait_on()
            if self._saves.due() is not None:
                self.check()
                changed = True

    def _draw(self) -> None:
        terminal.fit(self._console)
        frame = screen.draw(self._console, self._state)
        self._page = frame.page
        self._change(scroll=frame.scroll)
        terminal.show(frame.lines)

    def _tell_the_page(self) -> None:
        if self._beside is None:
            return
        exercise = self._state.exercise
        report, at = self._reports.get(exercise.name, (None, ""))
        attempts = self._state.standing(exercise).attempts
        busy = self._state.running is not None
        self._beside.show(exercise, report, at=at, attempts=attempts, busy=busy)

    def _change(self, **changes: object) -> None:
        self._state = replace(self._state, **changes)  # type: ignore[arg-type]

    def _handle(self, event: Event) -> None:
        match event:
            case Saved(exercise) if self._own_writes.has_made(exercise):
                pass
            case Saved(exercise):
                self._go_to(exercise)
                if self._saves.saved(exercise):
                    self.check()
                else:  # what is being checked is of no interest any more
                    self._checker.cancel()
                    self._began = time.monotonic()
                    self._change(running=Running())
            case Deleted(exercise):
                self._deleted(exercise)
            case Answered():
                self._receive(event)
            case Told(text):
                self._change(notice=text)
            case Signalled(number):
                self._obey(number)
            case Pressed(key):
                self._press(key)

    def _obey(self, number: int) -> None:
        if number == getattr(signal, "SIGWINCH", None):
            return  # drawn anew, as after any event
        if number == getattr(signal, "SIGTSTP", None):
            self.suspended = True
        else:
            self.status = 128 + number

    def _deleted(self, exercise: str) -> None:
        if exercise == self._state.exercise.name:
            self._saves.forget()
            self._checker.cancel()
            self._change(running=None)
        self._change(notice=deleted(exercise))

    # Checks

    def _wait_on(self) -> None:
        """Clear the screen, which still shows the check before: this one takes long."""
        seconds = int(time.monotonic() - self._began)
        if self._state.running is not None:
            self._change(running=replace(self._state.running, seconds=seconds))
            self._change(report=None, scroll=0)

    def check(self) -> None:
        """Judge the file of the present rung as it is now."""
        self._saves.forget()
        name = self._state.exercise.name
        try:
            text = source_file.read(self._workspace.file_of(name))
        except UserError as error:
            self._checker.cancel()
            self._change(running=None, notice=f"{error}.")
            return
        self._checker.check(name, text)
        self._began = time.monotonic()
        self._change(running=Running(), view=View.VERDICT, notice="")

    def _receive(self, answer: Answered) -> None:
        match self._checker.receive(answer):
            case News(done, total):
                self._change(running=Running(done, total))
                self._wait_on()
            case Report() as report:
                self._show(report)
            case Counted(report):
                shown = self._reports[report.exercise]
                self._reports[report.exercise] = (report, shown[1])
                with suppress(ProgressUnavailable, OSError):
                    learn_why(report, self._workspace)
                if self._state.report is shown[0]:
                    self._change(report=report)
            case Broken(reason):
                text = f"The check was broken off: {reason}. This says nothing about your solution."
                self._change(running=None, notice=text)

    def _show(self, report: Report) -> None:
        at = time.strftime("%H:%M:%S")
        self._reports[report.exercise] = (report, at)
        self._change(running=None, report=report, at=at, scroll=0)
        # First the verdict, which the learner waits for; then the files on the disk.
        self._draw()
        try:
            recorded = record(report, self._workspace)
            self._own_writes.note(recorded.written)
            self._change(notice=recorded.notice)
        except (ProgressUnavailable, OSError) as error:
            self._change(notice=f"This attempt was not recorded: {error}.")
        self._read_standings()

    def _read_standings(self) -> None:
        page = os.path.join(self._workspace.pages, f"{self._state.exercise.name}.html")
        self._change(page=page if os.path.isfile(page) else "")
        try:
            self._change(standings=self._progress().standings())
        except ProgressUnavailable as error:
            self._change(notice=f"Your progress can't be read: {error}.")

    def _progress(self) -> Progress:
        return Progress(self._workspace.database, lambda text: self._change(notice=f"{text}."))

    # Keys

    def _press(self, key: str) -> None:
        view = self._state.view
        if key == "q":
            self.status = 0
        elif view is View.LIST and key in ("up", "down", "k", "j", "home", "end"):
            self._point(key)
        elif view is View.LIST and key == "enter":
            self._go_to(self._state.ladder[self._state.chosen].name)
        elif key in ("up", "down", "k", "j", "page up", "page down", "home", "end"):
            self._scroll(key)
        elif key == "escape" or (key, view) in (("l", View.LIST), ("s", View.SOLUTION)):
            self._change(view=View.VERDICT, scroll=0)
        elif key in COMMANDS:
            self._change(notice="")
            COMMANDS[key](self)

    def _point(self, key: str) -> None:
        last = len(self._state.ladder) - 1
        steps = {"up": -1, "k": -1, "down": 1, "j": 1, "home": -last, "end": last}
        self._change(chosen=max(0, min(last, self._state.chosen + steps[key])))

    def _scroll(self, key: str) -> None:
        page = max(1, self._page - 2)
        far = 1_000_000
        steps = {"up": -1, "k": -1, "down": 1, "j": 1, "page up": -page, "page down": page}
        steps |= {"home": -far, "end": far}
        self._change(scroll=max(0, self._state.scroll + steps[key]))

    def _go_to(self, name: str) -> None:
        """Work on that rung; its last verdict is shown, and it is not checked again."""
        self._change(view=View.VERDICT, scroll=0, notice="")
        if name != self._state.exercise.name:
            self._saves.forget()
            self._checker.cancel()
            self._checker.prepare(name)
            report, at = self._reports.get(name, (None, ""))
            current = catalog.names().index(name)
            self._change(current=current, running=None, report=report, at=at, hints=())
            self._read_standings()

    def next_rung(self) -> None:
        """Go one rung up."""
        following = self._state.current + 1
        if following < len(self._state.ladder):
            self._go_to(self._state.ladder[following].name)
        else:
            self._change(notice="This is the last rung.")

    def next_hint(self) -> None:
        """Explain the last failure if that was not done yet, else show the next hint."""
        exercise = self._state.exercise
        try:
            history = self._progress()
            attempts = history.attempts(exercise.name)
            word = next_lesson_or_hint(exercise, history, attempts[-1].lesson if attempts else "")
        except ProgressUnavailable as error:
            self._change(notice=f"{error}.")
            return
        self._read_standings()
        if isinstance(word, hints.Lesson):
            title = f"About your last check ({word.verdict})"
            if word.levels > 1:
                title += f": {word.level} of {word.levels}"
            self._show_hint(f"**{title}**\n\n{word.text}")
            return
        standing = self._state.standings.get(exercise.name)
        last = word.total if standing is not None and standing.accepted else word.number
        for number in range(word.number, last + 1):  # all that are left, once it is accepted
            text = exercise.hints[number - 1]
            self._show_hint(f"**Hint {number} of {word.total}**\n\n{text}")

    def _show_hint(self, text: str) -> None:
        """Show a lesson or a hint above the ones that were shown before."""
        earlier = tuple(one for one in self._state.hints if one != text)
        self._change(view=View.HINTS, hints=(text, *earlier), scroll=0)

    def list_rungs(self) -> None:
        """Let another rung be chosen."""
        self._change(view=View.LIST, chosen=self._state.current)

    def solution(self) -> None:
        """Show the reference, once the rung is accepted."""
        exercise = self._state.exercise
        if not self._state.standing(exercise).accepted:
            self._change(notice="The reference opens when your own solution is accepted.")
            return
        self._change(view=View.SOLUTION, solution=reference(exercise), scroll=0)

    def open_page(self) -> None:
        """Open the page of the rung in a browser."""
        number = self._state.exercise.number
        if self._beside is not None:
            self._open_beside(self._beside)
        elif not self._state.page:
            self._change(notice=f"There is no page yet. Make one with: grader report {number}")
        elif not _has_windows() or not webbrowser.open(Path(self._state.page).as_uri()):
            self._change(notice=f"Open it in a browser: {self._state.page}")

    def step_through(self) -> None:
        """Make the page that plays the last failure, and open it; both take a while."""
        report = self._state.report
        if report is None or report.verdict.accepted:
            self._change(notice="There is no failure to step through.")
            return
        self._change(notice="The steps are being recorded …")
        made = threading.Thread(target=self._make_steps, args=(report,), daemon=True)
        made.start()

    def _make_steps(self, report: Report) -> None:
        from grader.report.page import stepper  # when it is asked for, and not before

        try:
            text = stepper.page_of(report, choose(self._checker.level))
            if text is None:
                self._events.put(Told("This failure can't be recorded step by step."))
                return
            os.makedirs(self._workspace.pages, exist_ok=True)
            path = os.path.join(self._workspace.pages, f"{report.exercise}-steps.html")
            with open(path, "w", encoding="utf-8", errors="replace") as file:
                file.write(text)
        except OSError as error:
            self._events.put(Told(f"The page of the steps can't be written: {error.strerror}."))
            return
        if not _has_windows() or not webbrowser.open(Path(path).as_uri()):
            self._events.put(Told(f"Open it in a browser: {path}"))
        else:
            self._events.put(Told(f"Step by step: {path}"))

    def _open_beside(self, beside: PageBeside) -> None:
        self._change(notice=beside.notice)
        if _has_windows():
            beside.open()


COMMANDS: dict[str, Callable[[Loop], None]] = {
    "h": Loop.next_hint,
    "r": Loop.check,
    "n": Loop.next_rung,
    "l": Loop.list_rungs,
    "s": Loop.solution,
    "o": Loop.open_page,
    "t": Loop.step_through,
}
"""What the keys do that are shown at the bottom."""


def _has_windows() -> bool:
    """Return whether a browser would get a window of its own, and not draw on this very screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def _signals(events: Events) -> Iterator[None]:
    """Turn signals into events, so that the terminal is always restored first."""

    def put(number: int, frame: object) -> None:
        events.put(Signalled(number))

    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    before = [(number, signal.signal(number, put)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _suspend() -> None:
    """Stop, as Ctrl-Z asks; return when the shell continues the process."""
    if sys.platform != "win32":
        os.kill(os.getpid(), signal.SIGSTOP)
