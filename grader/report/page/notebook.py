"""Renders a report as a piece of HTML for a notebook, below a cell.

It brings its own colours, light or dark as the notebook is, and leaves all else there alone.
"""

import re
from functools import cache

from markupsafe import Markup

from grader.grading import Report
from grader.report.page.check import Failing
from grader.report.page.document import piece, style_sheet
from grader.report.page.source import lines_around, numbered_lines
from grader.report.words import line_in_question, megabytes, remark, seconds, sentence, tone

ROOT = ".grader-report.grader-report"
"""Named twice, so that it counts more than the notebook's own rules for tables."""
DARK = ('[data-jp-theme-light="false"]', ".vscode-dark", '[theme="dark"]')
"""What dark notebooks are known by: JupyterLab, Visual Studio Code, Colab."""
LIGHT = ('[data-jp-theme-light="true"]', ".vscode-light", '[theme="light"]')
OWN = """
& { background: var(--paper); color: var(--ink); padding: 0.9rem 1.1rem; border-radius: 6px;
    font: 0.95rem/1.55 system-ui, sans-serif; }
& p { margin: 0.4rem 0; max-width: 46rem; overflow-wrap: anywhere; }
& .verdict { font-size: 1.4rem; font-weight: 650; margin: 0; }
& .message { font-weight: 600; }
& .advice { color: var(--advice); }
& .quiet, & .legend { color: var(--quiet); }
& .good { color: var(--good); }
& .bad, & .fault { color: var(--bad); }
& .open { color: var(--open); }
& code, & pre { font: 0.9em/1.5 ui-monospace, Menlo, Consolas, monospace; color: inherit;
    background: none; padding: 0; }
& pre { background: var(--raised); padding: 0.6rem 0.9rem; border-radius: 6px;
    white-space: pre-wrap; }
& .line { display: block; }
& .line.failed { color: var(--bad); font-weight: 700; }
& .board { background: var(--paper); table-layout: fixed; width: auto; }
& .board tr, & .board tr:hover { background: var(--paper); }
& .board td { vertical-align: middle; font-size: 1.1rem; max-width: none; }
& .board caption { caption-side: top; }
& .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
"""


def fragment(report: Report) -> str:
    """Return the HTML of a report."""
    failures = [one for one in (report.failure, report.smallest) if one is not None]
    return piece(
        "notebook.html.j2",
        style=_style(),
        report=report,
        tone=tone(report.verdict.value),
        failures=[Failing(one) for one in failures],
        slow=remark(report),
        around=_around(report),
        time=seconds(report.cpu),
        memory=megabytes(report.memory),
        sentence=sentence,
    )


def _around(report: Report) -> list[tuple[int, Markup, bool]]:
    """Return the lines around the one to look at: number, code, and whether it is that one."""
    line = line_in_question(report)
    shown = lines_around(numbered_lines(report.source), line)
    return [(number, code, number == line) for number, code in shown]


@cache
def _style() -> Markup:
    """Return the palette and the boards of the pages, for the piece alone."""
    sheet = style_sheet()
    light, dark = re.findall(r":root \{([^}]*)\}", sheet)[:2]
    boards = sheet.partition("/* Boards */")[2].partition("\n/*")[0]
    code = "\n".join(re.findall(r"^:is\(\.code, pre\) .*$", sheet, re.MULTILINE))
    rules = OWN.replace("&", ROOT) + _inside(boards + code)
    return Markup(
        f"{ROOT} {{{light}}}\n"
        f"@media (prefers-color-scheme: dark) {{ {ROOT} {{{dark}}} }}\n"
        f"{_under(LIGHT)} {{{light}}}\n{_under(DARK)} {{{dark}}}\n{rules}"
    )


def _under(marks: tuple[str, ...]) -> str:
    return ", ".join(f"{mark} {ROOT}" for mark in marks)


def _inside(rules: str) -> str:
    """Return rules for what is inside the piece alone."""
    made = []
    for rule in rules.split("}")[:-1]:
        selectors, _, body = rule.partition("{")
        inside = ", ".join(f"{ROOT} {one.strip()}" for one in _selectors(selectors))
        made.append(f"{inside} {{{body}}}")
    return "\n".join(made)


def _selectors(text: str) -> list[str]:
    """Return the selectors of a list; a comma in brackets separates none."""
    return re.split(r",(?![^(]*\))", text)
