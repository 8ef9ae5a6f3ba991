"""Compares solvers in the terminal: a table, a plot, and how both were measured."""

from collections.abc import Sequence
from itertools import pairwise
from math import log

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grader.english import counted, listed
from grader.measure.bench import Measurement
from grader.measure.timing import Advantage, SolverFigures, Spread, advantage
from grader.report.visible import one_line
from grader.report.words import megabytes

FASTEST, TYPICAL = "█", "▒"
PLAIN_FASTEST, PLAIN_TYPICAL = "#", "-"
SHORTEST_BAR = 3
LONGEST_BAR = 50

TOO_CLOSE = "too close to call, or the machine is too noisy"


def show(console: Console, measurement: Measurement) -> None:
    """Print the whole comparison."""
    standings = sorted(measurement.standings, key=order)
    console.print()
    for standing in standings:
        if not standing.is_reference and standing.lines is not None:
            console.print(Text(lines(standing, standings), "bold"))
    console.print(_table(measurement, standings))
    console.print()
    _plot(console, standings)
    # Two of the learner's files, compared with each other, would give the same sentence twice.
    sentences = list(dict.fromkeys([*places(standings), *too_close(standings)]))
    if sentences:
        console.print()
    for sentence in sentences:
        console.print(Text(sentence))
    for standing in standings:
        if standing.trouble:
            name = one_line(standing.name)
            console.print(Text(f"\n{name} was not measured. {one_line(standing.trouble)}", "red"))
    console.print()
    for sentence in basis(measurement):
        console.print(Text(sentence, "dim"))


def duration(seconds: float) -> str:
    """Return a time, given in seconds, with three digits."""
    if seconds < 1:
        return f"{_three_digits(seconds * 1000)} ms"
    return f"{_three_digits(seconds)} s"


def order(standing: SolverFigures) -> float:
    """Return a sort key that puts the slowest first."""
    spread = standing.spread()
    return -spread.fastest if spread else 0.0


def _three_digits(value: float) -> str:
    decimals = 2 if value < 9.995 else 1 if value < 99.95 else 0
    return f"{value:.{decimals}f}"


def lines(standing: SolverFigures, standings: Sequence[SolverFigures]) -> str:
    """Return a sentence about the counted work."""
    text = f"{one_line(standing.name)} executed {standing.lines:,} lines on LeetCode's example"
    for other in standings:
        if other.is_reference and other.rung == standing.rung and other.lines is not None:
            text += f", the reference {other.name} {other.lines:,}"
    return text + "."


def _table(measurement: Measurement, standings: Sequence[SolverFigures]) -> Table:
    kinds = list(dict.fromkeys(board.kind for board in measurement.plan.boards))
    table = Table(box=None, padding=(0, 2, 0, 0), title="CPU time per board", title_style="bold")
    table.add_column("solver", no_wrap=True)
    for kind in kinds:
        table.add_column(Text(one_line(kind)), justify="right", no_wrap=True)
    table.add_column("lines", justify="right")
    table.add_column("placed", justify="right")
    table.add_column("memory", justify="right")
    for standing in standings:
        if standing.trouble:
            continue
        table.add_row(
            Text(one_line(standing.name), _style(standing)),
            *(_time(standing.spread(kind)) for kind in kinds),
            f"{standing.lines:,}" if standing.lines is not None else "",
            f"{standing.placements:,}" if standing.placements is not None else "",
            megabytes(standing.memory),
        )
    return table


def _time(spread: Spread | None) -> str:
    if spread is None:
        return ""
    return f"over {duration(spread.fastest)}" if spread.over else duration(spread.fastest)


def _style(standing: SolverFigures) -> str:
    return "" if standing.is_reference else "bold cyan"


def _plot(console: Console, standings: Sequence[SolverFigures]) -> None:
    """Draw one bar each: solid up to the fastest time, then light up to the typical time."""
    ranked = [(standing, spread) for standing in standings if (spread := standing.spread())]
    if not ranked:
        return
    unicode = console.encoding.lower().startswith("utf")
    solid, light = (FASTEST, TYPICAL) if unicode else (PLAIN_FASTEST, PLAIN_TYPICAL)
    smallest = min(spread.fastest for _, spread in ranked)
    largest = max(spread.typical for _, spread in ranked)
    names = [one_line(standing.name) for standing, _ in ranked]
    widest = max(map(len, names))
    room = max(10, min(LONGEST_BAR, console.width - widest - 24))

    def length(seconds: float) -> int:
        share = log(seconds / smallest) / log(largest / smallest) if largest > smallest else 0.0
        return round(SHORTEST_BAR + share * (room - SHORTEST_BAR))

    console.print(Text("All boards, on a logarithmic scale", "bold"))
    for (standing, spread), name in zip(ranked, names, strict=True):
        style = _style(standing) or "blue"
        to_fastest, to_typical = length(spread.fastest), length(spread.typical)
        row = Text(f"{name:<{widest}}  ", _style(standing), no_wrap=True)
        row.append(solid * to_fastest, style)
        row.append(light * (to_typical - to_fastest), style)
        row.append(f"  {time_range(spread)}", "default")
        console.print(row)


def time_range(spread: Spread) -> str:
    """Return a time per board as text, from the fastest to the typical run."""
    fastest, typical = duration(spread.fastest), duration(spread.typical)
    if spread.over:
        return f"over {fastest}"
    if fastest == typical:
        return fastest
    shorter = fastest.split()[0] if fastest.split()[1] == typical.split()[1] else fastest
    return f"{shorter} to {typical}"


def places(standings: Sequence[SolverFigures]) -> list[str]:
    """Return a sentence or two for each solver that is not a reference."""
    return [
        sentence
        for standing in standings
        if not standing.is_reference and not standing.trouble
        for sentence in _place(standing, [other for other in standings if other is not standing])
    ]


def _place(standing: SolverFigures, others: Sequence[SolverFigures]) -> list[str]:
    slower: list[tuple[float, str]] = []
    faster: list[tuple[float, str]] = []
    close = []
    own = one_line(standing.name)
    for other in others:
        name = one_line(other.name)
        if (gain := advantage(standing, other)) is not None:
            slower.append((gain.times, f"{own} is {_times(gain)} as fast as {name}."))
        elif (loss := advantage(other, standing)) is not None:
            faster.append((loss.times, f"{name} is {_times(loss)} as fast as {own}."))
        elif not other.trouble:
            close.append(name)
    sentences = [min(found)[1] for found in (slower, faster) if found]
    if close:
        sentences.append(f"{own} against {listed(close)}: {TOO_CLOSE}.")
    return sentences


def _times(gain: Advantage) -> str:
    figure = f"{gain.times:.2f}" if gain.times < 2 else f"{gain.times:.3g}"
    if gain.times >= 1000:
        figure = f"{gain.times:,.0f}"
    return f"at least {figure} times" if gain.at_least else f"{figure} times"


def too_close(standings: Sequence[SolverFigures]) -> list[str]:
    """Return which neighbouring references this run could not put in order."""
    references = [other for other in standings if other.is_reference and not other.trouble]
    pairs = [
        f"{one.name} against {other.name}"
        for one, other in pairwise(references)
        if advantage(one, other) is None and advantage(other, one) is None
    ]
    if not pairs:
        return []
    return [f"{'; '.join(pairs)}: {TOO_CLOSE}."]


def basis(measurement: Measurement) -> list[str]:
    """Return how the figures were measured, in sentences."""
    plan, machine = measurement.plan, measurement.machine
    boards = counted(len(plan.boards), "board")
    load = "" if machine.load is None else f", load {machine.load:.1f} at the start"
    sentences = [
        f"{boards} ({one_line(plan.origin)}), {plan.repeats} times each, the solvers in turn."
        " The smallest time for each board counts. A range ends at the median; one solver is called"
        " faster only if their ranges don't overlap. Several boards are combined by the geometric"
        " mean.",
        f"CPU time, measured from outside the worker, minus {duration(measurement.idle)}, which is"
        " the time of a solver that does nothing. Lines are the lines executed on"
        " LeetCode's example, the same on every run.",
    ]
    if any(timing.over for standing in measurement.standings for timing in standing.timings):
        sentences.append(
            f"over: a board took more than {plan.patience:g} s and counts as {plan.patience:g} s."
        )
    sentences.append(
        f"{machine.python}, {machine.system}, {machine.processor}, {machine.cores} cores{load};"
        f" {machine.date}; isolation: {machine.isolation}"
    )
    return sentences
