"""Reports in the formats of other systems, held against what their specifications say."""

import base64
import dataclasses
import json
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from grader.classroom.job import cases
from grader.errors import NoScore
from grader.grading import Report
from grader.judge.case import Verdict
from grader.points import Rules, plain_rules
from grader.points.rules import result_of
from grader.report.formats import github
from grader.report.formats.exercism import to_exercism
from grader.report.formats.github import (
    Placed,
    annotations,
    classroom_result,
    step_summary,
)
from grader.report.formats.gradescope import to_gradescope
from grader.report.formats.junit import to_junit
from grader.sandbox.capture import Output
from tests.conftest import ROOT, Command, Judge, file_name, full_name

SCHEMAS = [Path(__file__).with_name("junit-10.xsd"), Path(__file__).with_name("junit.xsd")]
"""The one that Jenkins publishes, under its licence, and our own, which is stricter."""
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
NASTY = "\x1b[2J]]>&<\"'%0A\n::error::boo\u202e\udcff | `x` <b>*bold*</b> =1+1"
SOURCES = {
    "accepted": RIGHT,
    "wrong": "def solveSudoku(board):\n    print('out', board[0])\n    board[0][0] = '7'\n",
    "raises": "def solveSudoku(board):\n    return board[9]\n",
    "broken": "def solveSudoku(board:\n",
}


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    return {}


@pytest.fixture(params=[*SOURCES, "nasty", "grader error", "stopped"])
def report(request: pytest.FixtureRequest, judge: Judge, reports: dict[str, Report]) -> Report:
    name = request.param
    source = SOURCES.get(name, SOURCES["wrong"])
    if source not in reports:
        reports[source] = judge(source, seed=1)
    found = reports[source]
    if name == "nasty":
        ugly = dataclasses.replace(
            found.cases[0],
            message=NASTY,
            advice=(NASTY,),
            output=Output(NASTY),
        )
        found = dataclasses.replace(
            found, message=NASTY, submission=NASTY, cases=(ugly, *found.cases[1:]), failure=ugly
        )
    elif name == "grader error":
        found = dataclasses.replace(found, verdict=Verdict.GRADER_ERROR, message="disk full")
    elif name == "stopped":
        found = dataclasses.replace(found, cases=found.cases[:7], stopped="was stopped after 10 s")
    return found


def assert_follows(schema: Path, text: str) -> None:
    import xmlschema  # it takes long to import

    xmlschema.XMLSchema(str(schema)).validate(text)


def rules() -> Rules:
    return plain_rules(cases(full_name("bitmask"), 1))


def test_junit_follows_the_schema_and_counts_right(report: Report) -> None:
    text = to_junit([report, report])
    for schema in SCHEMAS:
        assert_follows(schema, text)
    assert "\x1b" not in text
    for suite in ElementTree.fromstring(text):
        tests = suite.findall("testcase")
        assert int(suite.attrib["tests"]) == len(tests)
        failing = {test.attrib["name"] for test in tests if test.find("failure") is not None}
        assert failing == {case.case for case in report.cases if not case.verdict.accepted}
        assert int(suite.attrib["failures"]) == len(failing)
        errors = report.verdict is Verdict.GRADER_ERROR
        assert int(suite.attrib["errors"]) == len(suite.findall("testcase/error")) == errors
        left_out = len(report.cases) < report.total
        assert int(suite.attrib["skipped"]) == len(suite.findall("testcase/skipped")) == left_out


def test_the_schema_refuses_what_is_wrong() -> None:
    import xmlschema

    for wrong in (
        '<testsuites><testsuite name="x" tests="1" failures="0"/></testsuites>',
        '<testsuites><testsuite name="x" tests="-1" failures="0" errors="0"/></testsuites>',
        "<testsuites/>",
    ):
        with pytest.raises(xmlschema.XMLSchemaValidationError):
            assert_follows(SCHEMAS[1], wrong)
    with pytest.raises(xmlschema.XMLSchemaValidationError):
        assert_follows(SCHEMAS[0], '<testsuites><testsuite tests="1"/></testsuites>')


GRADESCOPE: dict[str, Any] = {
    "score": (int, float),
    "execution_time": (int, float),
    "output": str,
    "output_format": str,
    "test_output_format": str,
    "test_name_format": str,
    "visibility": str,
    "stdout_visibility": str,
    "extra_data": dict,
    "tests": list,
    "leaderboard": list,
}
GRADESCOPE_TEST: dict[str, Any] = {
    "score": (int, float),
    "max_score": (int, float),
    "status": str,
    "name": str,
    "name_format": str,
    "number": str,
    "output": str,
    "output_format": str,
    "tags": list,
    "visibility": str,
    "extra_data": dict,
}
"""The fields of the specification, with their types."""
VISIBILITIES = {"hidden", "after_due_date", "after_published", "visible"}
TEXTS = {"text", "html", "simple_format", "md", "ansi"}


def check_gradescope(document: dict[str, Any]) -> None:
    assert "score" in document or any("score" in test for test in document["tests"])
    for fields, found in ((GRADESCOPE, [document]), (GRADESCOPE_TEST, document.get("tests", []))):
        for one in found:
            for name, value in one.items():
                assert isinstance(value, fields[name]), name
                if name.endswith("visibility"):
                    assert value in VISIBILITIES
                if name.endswith("_format"):
                    assert value in TEXTS
            assert one.get("status", "passed") in ("passed", "failed")


def test_the_rules_for_gradescope_take_the_example_of_its_specification() -> None:
    """The example stands in https://gradescope-autograders.readthedocs.io/en/latest/specs/ ."""
    check_gradescope(
        {
            "score": 44.0,
            "execution_time": 136,
            "output": "Text relevant to the entire submission",
            "output_format": "simple_format",
            "test_output_format": "text",
            "test_name_format": "text",
            "visibility": "after_due_date",
            "stdout_visibility": "visible",
            "extra_data": {},
            "tests": [
                {
                    "score": 2.0,
                    "max_score": 2.0,
                    "status": "passed",
                    "name": "Your name here",
                    "name_format": "text",
                    "number": "1.1",
                    "output": "Giant multiline string that will be placed in a <pre> tag",
                    "output_format": "text",
                    "tags": ["tag1", "tag2", "tag3"],
                    "visibility": "visible",
                    "extra_data": {},
                }
            ],
            "leaderboard": [
                {"name": "Accuracy", "value": 0.926},
                {"name": "Time", "value": 15.1, "order": "asc"},
                {"name": "Stars", "value": "*****"},
            ],
        }
    )
    check_gradescope(
        {
            "tests": [
                {"name": "Compilation check", "status": "passed"},
                {"name": "Style check", "status": "failed"},
                {"name": "Test 3", "score": 5, "max_score": 10, "status": "passed"},
            ]
        }
    )


def test_gradescope(report: Report) -> None:
    if report.verdict is Verdict.GRADER_ERROR:
        with pytest.raises(NoScore):
            to_gradescope(report, rules())
        return
    document = json.loads(to_gradescope(report, rules()))
    check_gradescope(document)
    assert document["score"] == rules().score(report.verdict, _passed(report))
    assert sum(round(100 * test["max_score"]) for test in document["tests"]) == 100 * 100
    points = sum(round(100 * test["score"]) for test in document["tests"])
    assert points == round(100 * document["score"])
    assert "\x1b" not in "".join(test["output"] for test in document["tests"])


def _passed(report: Report) -> dict[str, int]:
    passed: dict[str, int] = {}
    for result in report.cases:
        passed[result.suite] = passed.get(result.suite, 0) + result.verdict.accepted
    return passed


def check_exercism(document: dict[str, Any]) -> None:
    assert set(document) <= {"version", "status", "message", "tests"}
    assert document["version"] == 3
    assert document["status"] in ("pass", "fail", "error")
    assert isinstance(document["tests"], list)
    if document["status"] == "error":
        assert isinstance(document["message"], str)
        assert document["message"]
    else:
        assert document.get("message") is None
        assert document["tests"]
    for test in document["tests"]:
        assert set(test) <= {"name", "status", "message", "output", "test_code", "task_id"}
        assert isinstance(test["name"], str)
        assert test["status"] in ("pass", "fail", "error")
        assert isinstance(test.get("task_id", 1), int)
        assert len(test.get("output", "")) <= 500
        if test["status"] != "pass":
            assert test["message"]


def test_the_rules_for_exercism_take_the_example_of_its_specification() -> None:
    check_exercism(
        {
            "version": 3,
            "status": "fail",
            "message": None,
            "tests": [
                {
                    "name": "Test that the thing works",
                    "status": "fail",
                    "message": "Expected 42 but got 123123",
                    "output": "Debugging information output by the user",
                    "test_code": "assert_equal 42, answerToTheUltimateQuestion()",
                    "task_id": 1,
                }
            ],
        }
    )


def test_exercism(report: Report) -> None:
    document = json.loads(to_exercism(report))
    check_exercism(document)
    loaded = report.cases[0].case != "load" and report.verdict is not Verdict.GRADER_ERROR
    wanted = ("pass" if report.verdict.accepted else "fail") if loaded else "error"
    assert document["status"] == wanted
    for test in document["tests"]:
        if "test_code" in test:
            names: dict[str, Any] = {"solveSudoku": lambda board: board}
            exec(test["test_code"], names)
            assert [len(row) for row in names["board"]] == [9] * 9


def test_github_annotations_are_one_command_a_report(report: Report) -> None:
    lines = annotations([Placed(report, "exercises/05, my: own%.py")]).splitlines()
    (line,) = lines
    kind = "notice" if report.verdict.accepted else "error"
    assert line.startswith(f"::{kind} file=exercises/05%2C my%3A own%25.py,")
    properties, _, message = line.removeprefix("::").partition("::")
    assert message
    assert "\x1b" not in line
    assert properties.count("title=") == 1
    if report.failure is not None and report.failure.frames:
        assert f"line={report.failure.frames[-1].line}," in properties


def test_github_summary_shows_a_learners_words_as_they_are(report: Report) -> None:
    summary = step_summary([Placed(report, "x.py")])
    assert f"| {report.verdict.value} |" in summary
    for markup in ("<b>", "*bold*", "`x`", "\x1b"):
        assert markup not in summary


def test_github_classroom_adds_up_the_points(report: Report) -> None:
    """As the reporter does it, in https://github.com/classroom-resources/autograding-grading-reporter."""
    one, two = rules(), dataclasses.replace(rules(), cap=Fraction(10))
    result = json.loads(base64.b64decode(classroom_result([(report, one), (report, two)])))
    assert result["status"] in ("pass", "fail", "error")
    if report.verdict is Verdict.GRADER_ERROR:
        assert not result["max_score"], "no points are reported, and no zero"
        return
    assert result["max_score"] == 200
    judged = result_of(report)
    points = [each.add_up(judged).points or 0.0 for each in (one, two)]
    assert sum(test["score"] for test in result["tests"]) == pytest.approx(sum(points))
    assert (result["status"] == "pass") == report.verdict.accepted


def test_github_takes_no_commands_from_what_a_submission_prints(
    command: Command, tmp_path: Path
) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def solveSudoku(board):\n    print('::add-mask::0')\n", encoding="utf-8")
    summary = tmp_path / "summary.md"
    result = command(
        "check",
        str(path),
        "--format",
        "github",
        env={"GITHUB_STEP_SUMMARY": str(summary), "GITHUB_OUTPUT": str(tmp_path / "output")},
    )
    lines = result.stdout.splitlines()
    token = lines[0].removeprefix("::stop-commands::")
    assert len(token) >= 32
    printed = next(number for number, line in enumerate(lines) if "::add-mask::0" in line)
    assert 0 < printed < lines.index(f"::{token}::")
    assert lines[-1].startswith("::error file=")
    assert "Wrong Answer" in summary.read_text(encoding="utf-8")
    assert github.silence() != github.silence()
    name, _, encoded = (tmp_path / "output").read_text().partition("=")
    assert name == "result"
    assert json.loads(base64.b64decode(encoded))["max_score"] == 100


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--format", "gradescope", "--score", "no.toml"], "no.toml can't be read"),
        (["--format", "junit", "--score", "no.toml"], "--score goes with --format gradescope"),
        (["--format", "exercism", "sets"], "is for one file, not for 2"),
        (["--format", "junit", "--json", "-"], "both write to the screen"),
        (["--format", "tap"], "invalid choice"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    arguments: list[str], words: str, command: Command
) -> None:
    result = command("check", *arguments, "bitmask")
    assert result.returncode == 2
    assert words in result.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize("name", ["junit", "gradescope", "exercism"])
def test_a_document_has_standard_output_to_itself(name: str, command: Command) -> None:
    result = command("check", "-", "--format", name, input=RIGHT)
    assert result.returncode == 0
    assert "Accepted" in result.stderr
    if name == "junit":
        for schema in SCHEMAS:
            assert_follows(schema, result.stdout)
    else:
        json.loads(result.stdout)
