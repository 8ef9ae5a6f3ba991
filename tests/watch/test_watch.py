"""``grader watch`` as a learner has it: the real program, in a pseudo-terminal, with real saves."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from grader.catalog import catalog
from grader.hidden.cases import draw_cases
from grader.learner.progress import Progress
from tests.conftest import ROOT, SUBMISSIONS, file_name, full_name

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

import pexpect
import psutil
import pyte

PATIENCE = 300
"""Seconds."""
NAMES = catalog.names()
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
WRONG = (SUBMISSIONS / "wrong" / "bitmask" / "missing_undo.py").read_bytes()
ENDLESS = b"def solveSudoku(board):\n    while True:\n        pass\n"
FLOOD = b"""\
def solveSudoku(board):
    for _ in range(2_000):
        print("\\x1b[2J\\x1b]0;mine\\x07\\x1b[?1049l flood")
    1 / 0
"""
ENTER, LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"


def heading(rung: str) -> str:
    """Return what the screen calls a rung."""
    exercise = catalog.load(rung)
    return f"{exercise.number} · {exercise.title}"


class Terminal:
    """A terminal in which ``grader watch`` runs, and the screen that it shows."""

    def __init__(self, folder: Path, options: str, columns: int, lines: int, start: str) -> None:
        self.folder = folder
        self.raw = ""
        self._screen = pyte.Screen(columns, lines)
        self._stream = pyte.Stream(self._screen)
        # Ctrl-C goes to the shell too, which is to outlive it.
        program = f"trap : INT; stty -a > before; {start} watch {options}; echo status=$?"
        program += "; stty -a > after"
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        self._child = pexpect.spawn(
            "/bin/sh",
            ["-c", program],
            cwd=folder,
            env=environment,
            dimensions=(lines, columns),
            encoding="utf-8",
        )

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def watch(self) -> psutil.Process:
        """The watch process itself."""
        return psutil.Process(self._child.pid).children()[0]

    def busy_worker(self) -> psutil.Process:
        """A process that runs the submission, and has been busy with it."""

        def busy() -> list[psutil.Process]:
            return [
                process
                for process in self.watch.children(recursive=True)
                if "worker." in process.cmdline()[-1] and process.cpu_times().user > 0.3
            ]

        self.until(lambda: bool(busy()))
        return busy()[0]

    def until(self, condition: str | Callable[[], bool]) -> None:
        """Wait until the screen holds some text, or shows something."""
        end = time.monotonic() + PATIENCE

        def met() -> bool:
            return condition in self.text if isinstance(condition, str) else condition()

        while not met():
            assert time.monotonic() < end, (
                f"{condition} never came:\n{self.text}\n{self.raw[-200:]!r}"
            )
            with suppress(pexpect.TIMEOUT):
                try:
                    piece = self._child.read_nonblocking(1 << 16, timeout=0.5)
                except pexpect.EOF:
                    assert met(), f"{condition} never came:\n{self.raw}"
                    return
                self.raw += piece
                self._stream.feed(piece)

    def press(self, keys: str) -> None:
        self._child.send(keys)

    def save(self, name: str, text: bytes) -> None:
        """Write as plain editors do."""
        (self.folder / "exercises" / name).write_bytes(text)

    def resize(self, columns: int, lines: int) -> None:
        self._screen.resize(lines, columns)
        self._child.setwinsize(lines, columns)

    def ended(self) -> int:
        """Wait for the end; the exit status of ``grader watch``."""
        self.until(lambda: "status=" in self.raw.rpartition(LEAVE)[2])
        self._child.expect(pexpect.EOF, timeout=PATIENCE)
        rest = self.raw.rpartition("status=")[2] + (self._child.before or "")
        return int(rest.split()[0])

    def close(self) -> None:
        self._child.close(force=True)


Start = Callable[..., Terminal]


@pytest.fixture
def start(workspace: Path) -> Iterator[Start]:
    """Starts ``grader watch`` in a learner's folder."""
    terminals = []

    def run(
        options: str = "",
        columns: int = 80,
        lines: int = 24,
        program: str = f"{sys.executable} -m grader",
    ) -> Terminal:
        terminal = Terminal(workspace, options, columns, lines, program)
        terminals.append(terminal)
        terminal.until("Not checked yet")
        return terminal

    yield run
    for terminal in terminals:
        terminal.close()
    assert not left_behind(workspace)


def left_behind(folder: Path) -> list[psutil.Process]:
    """Processes that were started in a folder and don't end."""
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.cwd() == str(folder) and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
    return psutil.wait_procs(found, timeout=PATIENCE)[1]


def verdicts(terminal: Terminal, exercise: str) -> list[str]:
    database = str(terminal.folder / ".grader" / "progress.sqlite3")
    return [attempt.verdict for attempt in Progress(database).attempts(exercise)]


def test_every_kind_of_save_is_checked_once(start: Start) -> None:
    terminal = start()
    terminal.save(file_name("bitmask"), RIGHT)
    cases = len(draw_cases(catalog.load("bitmask"), 1))
    terminal.until(f"Accepted   {cases} of {cases} cases passed")
    terminal.until(f"1 of {len(NAMES)}")
    assert terminal.lines[0].startswith(heading("bitmask")), "it stays on the rung that was passed"

    mine = terminal.folder / "exercises" / file_name("sets")
    temporary = mine.with_name(f".{file_name('sets')}.swp")
    temporary.write_bytes(WRONG)
    temporary.rename(mine)
    terminal.until("Wrong Answer")
    terminal.until("Came back")
    assert terminal.lines[0].startswith(heading("sets"))

    # Emptied first, and filled when the check of nothing has begun already.
    with open(mine, "wb") as file:
        terminal.until("Checking …")
        file.write(RIGHT)
    terminal.until("Accepted")
    terminal.until(f"2 of {len(NAMES)}")
    assert verdicts(terminal, full_name("bitmask")) == ["Accepted"]
    assert verdicts(terminal, full_name("sets")) == ["Wrong Answer", "Accepted"]

    os.utime(mine.with_name(file_name("candidates")), ns=(0, 0))
    terminal.until("Not Started")
    terminal.press("q")
    assert terminal.ended() == 0


def test_a_save_ends_the_check_that_is_going_on(start: Start) -> None:
    terminal = start()
    terminal.save(file_name("bitmask"), ENDLESS)
    terminal.until("This one takes a while")
    worker = terminal.busy_worker()
    terminal.save(file_name("bitmask"), RIGHT)
    terminal.until("Accepted")
    assert "Time Limit" not in terminal.raw
    worker.wait(PATIENCE)
    everyone = terminal.watch.children(recursive=True)
    terminal.press("\x03")
    assert terminal.ended() == 130
    assert not psutil.wait_procs(everyone, timeout=PATIENCE)[1]


def test_keys(start: Start) -> None:
    terminal = start()
    first, second, third, *_ = NAMES
    terminal.press("l")
    terminal.until(f"> ○ {heading(first)}")
    terminal.press("\x1b[B\x1b[B\x1bOA")
    terminal.until(f"> ○ {heading(second)}")
    terminal.press("\r")
    terminal.until(f"Write your solution in exercises/{second}.py")
    terminal.press("r")
    terminal.until("Not Started")
    terminal.press("n")
    terminal.until(lambda: terminal.lines[0].startswith(heading(third)))
    terminal.press("h")
    terminal.until("Hint 1 of")
    terminal.press("h")
    terminal.until("Hint 2 of")
    terminal.press("\x1b")
    terminal.until("Not checked yet")
    terminal.press("s")
    terminal.until("The reference opens when your own solution is accepted.")
    terminal.press("t")
    terminal.until("There is no failure to step through.")
    terminal.save(f"{third}.py", b"def solveSudoku(board): board[0] = [*'112345678']")
    terminal.until("Wrong Answer")
    terminal.press("t")
    terminal.until("Open it in a browser")
    steps = terminal.folder / ".grader" / "pages" / f"{catalog.load(third).name}-steps.html"
    assert 'id="recording"' in steps.read_text(encoding="utf-8")
    terminal.save(f"{third}.py", (ROOT / "solutions" / f"{third}.py").read_bytes())
    terminal.until("Accepted")
    terminal.press("s")
    terminal.until(f"The reference, solutions/{third}.py")
    terminal.press("\x1b[F")
    terminal.until("the end: ↑ goes back")
    terminal.press("o")
    terminal.until(
        f"There is no page yet. Make one with: grader report {catalog.load(third).number}"
    )
    terminal.press("q")
    assert terminal.ended() == 0
    database = str(terminal.folder / ".grader" / "progress.sqlite3")
    assert Progress(database).standings()[third].hints == 2


CRASH = """\
import sys
from grader.watch import screen
real = screen.draw
def draw(console, state):
    return real(console, state) if not state.notice else 1 / 0
screen.draw = draw
from grader.cli.main import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("way", "status"), [("interrupt", 130), ("terminate", 143), ("hang up", 129), ("crash", 1)]
)
def test_the_terminal_is_always_put_back(start: Start, way: str, status: int) -> None:
    if way == "crash":
        terminal = start(program=f"{sys.executable} -c '{CRASH}'")
        terminal.press("o")
    else:
        terminal = start()
        terminal.save(file_name("bitmask"), ENDLESS)
        terminal.until("Checking …")
        if way == "interrupt":
            terminal.press("\x03")
        else:
            number = signal.SIGTERM if way == "terminate" else signal.SIGHUP
            terminal.watch.send_signal(number)
    assert terminal.ended() == status
    assert terminal.raw.count(ENTER) == terminal.raw.count(LEAVE) == 1
    if way == "crash":
        assert "ZeroDivisionError" in terminal.raw.partition(LEAVE)[2]
    settings = [(terminal.folder / name).read_text() for name in ("before", "after")]
    assert settings[0] == settings[1]


def test_suspended_and_resumed(start: Start) -> None:
    terminal = start("--page", columns=100)
    terminal.until("The page beside your editor: http://127.0.0.1:")
    watch = terminal.watch
    terminal.press("\x1a")
    terminal.until(lambda: LEAVE in terminal.raw and watch.status() == psutil.STATUS_STOPPED)
    watch.send_signal(signal.SIGCONT)
    terminal.until(lambda: terminal.raw.count(ENTER) == 2)
    terminal.press("q")
    assert terminal.ended() == 0


def test_a_flood_of_output_leaves_the_screen_alone(start: Start) -> None:
    terminal = start("--poll", columns=60, lines=20)
    terminal.until("The files are looked at every 0.3 s.")
    terminal.save(file_name("bitmask"), FLOOD)
    terminal.until("Runtime Error")
    terminal.until("… ")
    assert "ZeroDivisionError" in terminal.text
    assert terminal.lines[0].startswith(heading("bitmask"))
    assert terminal.lines[-2].startswith("h next hint   r run again")
    assert "\x1b]0;" not in terminal.raw
    terminal.press("\x1b[F")
    terminal.until("the end: ↑ goes back")
    terminal.resize(100, 40)
    terminal.until("─" * 100)
    terminal.until(lambda: terminal.lines[-1].startswith("h next hint"))
    terminal.resize(60, 12)
    terminal.until(lambda: terminal.lines[-1].startswith("h next hint"))
    assert all(len(line) <= 60 for line in terminal.lines)


def test_without_a_terminal_there_are_plain_lines(workspace: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "grader", "watch", "--page"],
        cwd=workspace,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as watch:
        try:
            assert watch.stdout is not None
            assert "no terminal" in watch.stdout.readline()
            for line in watch.stdout:
                if "http" in line:
                    break
            address = line.rpartition(" ")[2].strip()
            (workspace / "exercises" / file_name("bitmask")).write_bytes(RIGHT)
            for line in watch.stdout:
                if "Accepted" in line:
                    break
            with urlopen(f"{address}news") as news:
                told = news.readline()
                while b"Accepted" not in told:
                    told = news.readline()
                with urlopen(address) as page:
                    assert b"<title>Accepted" in page.read()
            watch.send_signal(signal.SIGINT)
            output, errors = watch.communicate(timeout=PATIENCE)
        finally:
            watch.kill()  # or a failed test would wait for it
    assert watch.returncode == 130
    with pytest.raises(URLError):
        urlopen(address)
    assert "\x1b" not in output
    assert errors == "\ngrader: stopped\n"
    assert not left_behind(workspace)
