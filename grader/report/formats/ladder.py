"""Writes a measurement as JSON and as CSV, for programs.

Durations are seconds, memory is bytes.  In the CSV each line is one solver on one board; the
solver's own figures are repeated in each of its lines.
"""

import csv
import io
import json

from grader.measure.bench import Measurement
from grader.report.formats.json_report import plain

SCHEMA_VERSION = 1
COLUMNS = (
    "solver", "reference", "kind", "board", "puzzle", "fastest", "median", "slowest", "runs",
    "over", "lines", "placements", "memory", "trouble",
)  # fmt: skip


def to_json(measurement: Measurement) -> str:
    """One JSON document, in ASCII; the fields are those of `grader.measure.bench.Measurement`."""
    return json.dumps({"schema_version": SCHEMA_VERSION, **_fields(measurement)}, indent=2) + "\n"


def to_csv(measurement: Measurement) -> str:
    """Return a table with a head line."""
    puzzles = {board.name: board.puzzle for board in measurement.plan.boards}
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for standing in measurement.standings:
        for timing in standing.timings:
            solved = bool(timing.seconds) and timing.over is None
            table.writerow(
                (
                    standing.name,
                    int(standing.is_reference),
                    timing.kind,
                    timing.board,
                    puzzles[timing.board],
                    *((f"{timing.fastest:.6f}", f"{timing.typical:.6f}") if solved else ("", "")),
                    f"{max(timing.seconds):.6f}" if solved else "",
                    len(timing.seconds),
                    "" if timing.over is None else timing.over,
                    "" if standing.lines is None else standing.lines,
                    "" if standing.placements is None else standing.placements,
                    standing.memory,
                    standing.trouble,
                )
            )
    return text.getvalue()


def _fields(measurement: Measurement) -> dict[str, object]:
    fields = plain(measurement)
    assert isinstance(fields, dict)
    return fields
