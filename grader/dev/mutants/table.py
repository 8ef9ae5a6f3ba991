"""The table of a run: by rung and operator, what became of the mutants."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.table import Table

from grader.catalog import catalog
from grader.dev.mutants.population import Mutant
from grader.dev.mutants.results import Fate, Result

FATES = tuple(Fate)


@dataclass
class Row:
    """The mutants of one rung and operator."""

    fates: Counter[Fate] = field(default_factory=Counter)
    seeds: int = 1
    """The most seeds that were needed until one of those mutants was refused."""


Judged = Iterable[tuple[Mutant, Result | None, bool]]
"""Each mutant, its result if there is one, and whether it is explained."""


def fate(result: Result | None, explained: bool) -> Fate:
    """Return what became of a mutant; one that survived and is explained is equivalent."""
    if result is None:
        return Fate.NOT_RUN
    if explained and result.fate is Fate.SURVIVED:
        return Fate.EQUIVALENT
    return result.fate


def rows(judged: Judged) -> dict[tuple[str, str], Row]:
    """Return the counts by rung and operator, in order."""
    found: dict[tuple[str, str], Row] = {}
    for mutant, result, explained in judged:
        row = found.setdefault((mutant.rung, mutant.operator), Row())
        row.fates[fate(result, explained)] += 1
        if result is not None and any(result.killers):
            row.seeds = max(row.seeds, 1 + [bool(one) for one in result.killers].index(True))
    return dict(sorted(found.items()))


def table(judged: Judged) -> Table:
    """Return the table, with a line for each rung's sum."""
    drawn = Table("Rung", "Operator", *(one.value for one in FATES), "Seeds needed")
    for column in drawn.columns[2:]:
        column.justify = "right"
    by_place = rows(judged)
    for name in dict.fromkeys(name for name, _ in by_place):
        of_rung = {operator: row for (other, operator), row in by_place.items() if other == name}
        rung = catalog.load(name).rung
        for operator, row in of_rung.items():
            drawn.add_row(rung, operator, *_cells(row))
        whole = Row(
            sum((row.fates for row in of_rung.values()), Counter()),
            max(row.seeds for row in of_rung.values()),
        )
        drawn.add_row(rung, "all", *_cells(whole), style="bold", end_section=True)
    return drawn


def _cells(row: Row) -> list[str]:
    return [str(row.fates[one] or "") for one in FATES] + [str(row.seeds)]
