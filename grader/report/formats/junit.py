"""Writes reports as JUnit XML, which continuous integration servers show."""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.judge.excerpt import excerpt
from grader.report.visible import visible

DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'


def to_junit(reports: Sequence[Report]) -> str:
    """One document: a suite for each report, a test for each case that ran."""
    suites = Element("testsuites")
    for report in reports:
        suites.append(_suite(report))
    ElementTree.indent(suites)
    return DECLARATION + ElementTree.tostring(suites, encoding="unicode") + "\n"


def test_case(
    name: str, class_name: str, seconds: float, verdict: Verdict, message: str, details: str = ""
) -> Element:
    """Return one test, with a failure of the submission or an error of the grader, if any."""
    element = Element(
        "testcase", name=visible(name, ""), classname=visible(class_name, ""), time=f"{seconds:.3f}"
    )
    if not verdict.accepted:
        kind = "error" if verdict is Verdict.GRADER_ERROR else "failure"
        trouble = SubElement(element, kind, type=verdict.value, message=visible(message, ""))
        trouble.text = visible(details) or None
    return element


def skipped(name: str, class_name: str, reason: str) -> Element:
    """Return a test that did not run."""
    element = Element(
        "testcase", name=visible(name, ""), classname=visible(class_name, ""), time="0.000"
    )
    SubElement(element, "skipped", message=visible(reason, ""))
    return element


def suite(name: str, tests: Iterable[Element], seconds: float) -> Element:
    """Return a suite that counts its tests."""
    found = list(tests)

    def having(kind: str) -> str:
        return str(sum(test.find(kind) is not None for test in found))

    element = Element(
        "testsuite",
        name=visible(name, ""),
        tests=str(len(found)),
        failures=having("failure"),
        errors=having("error"),
        skipped=having("skipped"),
        time=f"{seconds:.3f}",
    )
    element.extend(found)
    return element


def _suite(report: Report) -> Element:
    tests = [_test(report, result) for result in report.cases]
    if report.verdict is Verdict.GRADER_ERROR:
        tests.append(test_case("grader", report.exercise, 0.0, report.verdict, report.message))
    left_out = report.total - len(report.cases)
    if left_out > 0:
        reason = f"{left_out} of {report.total} cases did not run: {report.stopped or 'unknown'}"
        tests.append(skipped("not run", report.exercise, reason))
    element = suite(report.exercise, tests, report.wall)
    properties = Element("properties")
    for name in ("submission", "seed", "isolation", "kit", "python"):
        value = visible(str(getattr(report, name)), "")
        SubElement(properties, "property", name=name, value=value)
    element.insert(0, properties)
    return element


def _test(report: Report, result: CaseResult) -> Element:
    element = test_case(
        result.case,
        f"{report.exercise}.{result.suite}",
        result.cpu,
        result.verdict,
        result.message,
        "\n".join(details(result)),
    )
    if result.output.text:
        SubElement(element, "system-out").text = visible(result.output.text)
    return element


def details(result: CaseResult) -> list[str]:
    """Return what is known of a failing case, a line each."""
    lines = [finding.message for finding in result.findings[1:]]
    lines += result.advice
    for frame in result.frames:
        place = f"line {frame.line}, in {frame.function}: "
        if frame.column is not None:
            place = f"line {frame.line}: "
        shown = excerpt(frame)
        lines.append(f"{place}{shown.code}")
        if shown.mark:
            lines.append(" " * len(place) + shown.mark)
    if result.variables:
        held = ", ".join(f"{one.name} = {one.value}" for one in result.variables)
        lines.append(f"at that moment: {held}")
    if result.answer.puzzle is not None:
        lines.append(f"given     {result.answer.puzzle}")
        if result.answer.rows is not None:
            lines.append(f"came back {''.join(map(''.join, result.answer.rows))}")
    return lines
