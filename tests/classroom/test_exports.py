"""Which export, which file, which row: no student in an export is lost."""

import json
import unicodedata
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.classroom import layouts
from grader.classroom.collect import StudentSubmission, collect, sort_by_rung
from tests.conftest import file_name, full_name

RUNG = full_name("bitmask")
PROGRAM = "def solveSudoku(board):\n    return\n"
METHOD = "class Solution:\n    def solveSudoku(self, board):\n        return\n"
CANVAS_PAGE = f"""\
<html><head><meta charset="utf-8" />
  <title>Sudoku Solver (week 3): Ann O'Neil</title>
</head>
<body>
<h1>Sudoku Solver (week 3): Ann O'Neil</h1>
<div style="width: 600px;">
  {"".join(f"<p>{line.replace('    ', '&nbsp; &nbsp; ')}</p>" for line in METHOD.splitlines())}
</div></body></html>
"""
TYPED = f"<p>{METHOD.replace(chr(10), '<br />').replace('    ', '&nbsp; &nbsp;&nbsp;')}</p>"
HELPER = "def peers(cell):\n    return []\n"


@pytest.mark.parametrize(
    ("origin", "own", "late"),
    [
        ("/c/export.zip/doejane_LATE_101_9_my solver.py", "my solver.py", True),
        ("/c/export.zip/LATE_anon_aB3xY_9_solver.py", "solver.py", True),
        ("/c/late_work/doejane_101_9_solver.py", "solver.py", False),
        ("/c/Ann O'Neil_7_assignsubmission_file_solver.py", "solver.py", False),
        ("/c/Ann O'Neil_7_assignsubmission_file/late.py", "late.py", False),
        ("/c/doejane_late_101_text.html", "", True),
    ],
)
def test_a_path_says_the_own_name_of_a_file_and_whether_it_was_late(
    origin: str, own: str, late: bool
) -> None:
    assert layouts.own_name(origin) == own
    assert layouts.is_late(origin) == late


def rows(place: Path) -> dict[str, StudentSubmission]:
    return {one.id: one for one in collect([str(place)], RUNG)}


def export(path: Path, files: dict[str, str | bytes]) -> Path:
    """Make a zip archive; a name that ends with a slash is an empty folder."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def notebook(*sources: str, language: str = "python") -> str:
    cells = [
        {"cell_type": "code", "source": source.splitlines(keepends=True), "outputs": []}
        for source in sources
    ]
    text = {"cell_type": "markdown", "source": ["def not_code(): pass"]}
    return json.dumps({
        "nbformat": 4,
        "metadata": {"language_info": {"name": language}},
        "cells": [text, *cells],
    })  # fmt: skip


ROWS: dict[str, tuple[dict[str, str | bytes], dict[str, str]]] = {
    # the files of an export, and for each student the judged file or words of the reason
    "Canvas: file, late, text, address, nothing that is read": (
        {
            "doejane_101_9001_solution.py": PROGRAM,
            "roebob_LATE_102_9002_my_work_1_2.py": PROGRAM,
            "müllerjürgen_103_9003_solution.py": PROGRAM,
            unicodedata.normalize("NFD", "weißkönig_104_9004_lösung.py"): PROGRAM,
            "王小明_105_9005_数独.py": PROGRAM,
            "obrienpat_106_9006_work.pdf": b"%PDF",
            "x_107_text.html": CANVAS_PAGE,
            "x_LATE_108_link.html": "<a href='https://example.org'>go</a>",
            "smith_jones_al_109_9007_solution.py": PROGRAM,
        },
        {
            "doejane_101": "doejane_101_9001_solution.py",
            "roebob_102": "roebob_LATE_102_9002_my_work_1_2.py",
            "müllerjürgen_103": "müllerjürgen_103_9003_solution.py",
            "weißkönig_104": "9004_lösung.py",
            "王小明_105": "王小明_105_9005_数独.py",
            "obrienpat_106": "work.pdf is a PDF document, which is not read",
            "x_107": "x_107_text.html",
            "x_108": "a web address was submitted instead of a file",
            "smith_jones_al_109": "smith_jones_al_109_9007_solution.py",
        },
    ),
    "Canvas without names: two files of one student": (
        {
            "anon_aB3xY_9001_solution.py": PROGRAM,
            "anon_aB3xY_9002_notes.txt": "done",
            "LATE_anon_Zz9Qk_9003_helper.py": HELPER,
            "LATE_anon_Zz9Qk_9004_work.py": PROGRAM,
            "anon_LATE_p7QrS_9005_helper.py": HELPER,
            "anon_LATE_p7QrS_9006_work.py": PROGRAM,
            "anon_t1UvW_LATE_9007_helper.py": HELPER,
            "anon_t1UvW_LATE_9008_late_work.py": PROGRAM,
            "anon_kLm4N_text.html": "<p>I was ill.</p>",
        },
        {
            "anon_aB3xY": "anon_aB3xY_9001_solution.py",
            "anon_Zz9Qk": "LATE_anon_Zz9Qk_9004_work.py",
            "anon_p7QrS": "anon_LATE_p7QrS_9006_work.py",
            "anon_t1UvW": "anon_t1UvW_LATE_9008_late_work.py",
            "anon_kLm4N": "text.html can't be judged: it has no Python program in it",
        },
    ),
    "Canvas: the latest of several uploads": (
        {
            "doejane_101_9001_solution.py": HELPER,
            "doejane_101_9107_solution-2.py": PROGRAM,
            "doejane_101_9050_solution-1.py": HELPER,
        },
        {"doejane_101": "doejane_101_9107_solution-2.py"},
    ),
    "Canvas in a folder that is called like an attempt": (
        {
            "attempt 2/doejane_101_9001_answer.py": PROGRAM,
            "attempt 2/doejane_101_9002_helper.py": HELPER,
            "attempt 2/roebob_102_9003_solution.py": PROGRAM,
        },
        {"doejane_101": "9001_answer.py", "roebob_102": "9003_solution.py"},
    ),
    "Moodle with folders": (
        {
            "Zoë O'Brien_11_assignsubmission_file/solution.py": PROGRAM,
            "김 민준_12_assignsubmission_file/a/b/sudoku.py": PROGRAM,
            "Ann Lee_13_assignsubmission_onlinetext/onlinetext.html":
                TYPED,
            "Bob Ray_14_assignsubmission_file/work.rar": b"Rar!",
            "Bob Ray_14_assignsubmission_onlinetext/onlinetext.html": "<p>see the file</p>",
            "Di Kay_17_assignsubmission_file/screen.png": b"PNG",
            "Di Kay_17_assignsubmission_onlinetext/onlinetext.html": TYPED,
            "Cy Fox_15_assignsubmission_file/solution.py": PROGRAM,
            "Cy Fox_15_assignsubmission_onlinetext/onlinetext.html": "<p>see the file</p>",
            "Participant 16_16_assignsubmission_file/": "",
            "Default group_assignsubmission_file/main.py": PROGRAM,
        },
        {
            "Zoë O'Brien_11": "solution.py",
            "김 민준_12": "a/b/sudoku.py",
            "Ann Lee_13": "onlinetext.html",
            "Bob Ray_14": "work.rar is a RAR archive, which is not read",
            "Cy Fox_15": "Cy Fox_15_assignsubmission_file/solution.py",
            "Di Kay_17": "onlinetext.html",
            "Participant 16_16": "the folder is empty",
            "Default group": "main.py",
        },
    ),
    "Moodle without folders": (
        {
            f"Zoë O'Brien_11_assignsubmission_file_{RUNG}.py": PROGRAM,
            "Zoë O'Brien_11_assignsubmission_file_old.py": PROGRAM,
            "Ann Lee_13_assignsubmission_onlinetext_onlinetext.html": f"<pre>{PROGRAM}</pre>",
        },
        {
            "Zoë O'Brien_11": f"Zoë O'Brien_11_assignsubmission_file_{RUNG}.py",
            "Ann Lee_13": "Ann Lee_13_assignsubmission_onlinetext_onlinetext.html",
        },
    ),
    "Gradescope: the entry point counts, and one has no folder": (
        {
            "assignment_9_export/submission_metadata.yml":
                "submission_1:\n  :submitters:\n  - :name: Ann Lee\n"
                "submission_2:\n  :submitters:\n  - :name: Bob Ray\n"
                "submission_3:\n  :submitters:\n  - :name: Cy Fox\n",
            "assignment_9_export/submission_1/helper.py": HELPER,
            "assignment_9_export/submission_1/answer.py": METHOD,
            "assignment_9_export/submission_2/solution.py": HELPER,
            "assignment_9_export/submission_2/answer.py": METHOD,
        },
        {
            "Ann Lee_1": "submission_1/answer.py",
            "Bob Ray_2": "submission_2/answer.py",
            "Cy Fox_3": "the export has no folder submission_3 for this student",
        },
    ),
    "GitHub Classroom: whole repositories": (
        {
            "sudoku-submissions/sudoku-annlee/README.md": "read me",
            "sudoku-submissions/sudoku-annlee/.github/classroom/autograding.json": "{}",
            f"sudoku-submissions/sudoku-annlee/exercises/{file_name('sets')}": METHOD,
            f"sudoku-submissions/sudoku-annlee/exercises/{RUNG}.py": PROGRAM,
            "sudoku-submissions/sudoku-bobray/README.md": "read me",
        },
        {
            "sudoku-annlee": f"exercises/{RUNG}.py",
            "sudoku-bobray": "there is no Python file, only README.md",
        },
    ),
    "plain files": (
        {
            "alice.py": PROGRAM,
            "Bob.PY": PROGRAM,
            "carol.ipynb": notebook("import math", PROGRAM),
            "dave.txt": "hello",
            "eve.py.txt": PROGRAM,
            "faye.7z": b"7z",
            "gus.docx": b"PK\x03\x04 word",
            "hal.py": PROGRAM.encode("utf-16"),
            "ida.ipynb": notebook("x <- 1", language="R"),
            "jo.ipynb": "{",
            "lea.ipynb": notebook("x = 1"),
            "lea.py": PROGRAM,
            "kim.md": "hello",
            "README.md": "the class of 2026",
            "names.csv": "alice",
        },
        {
            "alice": "alice.py",
            "Bob": "Bob.PY",
            "carol": "carol.ipynb",
            "dave": "there is no Python file, only dave.txt",
            "eve": "eve.py.txt",
            "faye": "faye.7z is a 7-Zip archive, which is not read",
            "gus": "gus.docx is a Word document, which is not read",
            "hal": "hal.py",
            "ida": "ida.ipynb can't be judged: it is a notebook in R, not in Python",
            "lea": "lea.py",
            "kim": "there is no Python file, only kim.md",
            "jo": "jo.ipynb can't be judged: it is not a notebook",
        },
    ),
    "folders": (
        {
            "class/.DS_Store": "x",
            "class/__MACOSX/._ann": "x",
            "class/ann/solution.py": PROGRAM,
            "class/bob/": "",
            "class/cy/.git/config": "x",
            "class/di/attempt 1/solution.py": HELPER,
            "class/di/attempt 10/answer.py": PROGRAM,
            "class/di/attempt 2/solution.py": HELPER,
            "class/ed/gradebook.sqlite3": b"SQLite format 3\x00",
            "class/ed/solution.py": PROGRAM,
            "class/flo/a.py": PROGRAM,
            "class/flo/b.py": PROGRAM,
            "class/gil/one.py": HELPER,
            "class/gil/two.py": HELPER,
        },
        {
            "ann": "ann/solution.py",
            "bob": "the folder is empty",
            "cy": "the folder is empty",
            "di": "attempt 10/answer.py",
            "ed": "ed/solution.py",
            "flo": "there are 2 Python files (a.py, b.py), and all of them define solveSudoku",
            "gil": "there are 2 Python files (one.py, two.py), and none of them defines",
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("unpacked", [False, True], ids=["archive", "folder"])
@pytest.mark.parametrize("layout", ROWS)
def test_every_entry_of_an_export_becomes_a_row(
    layout: str, unpacked: bool, tmp_path: Path
) -> None:
    files, expected = ROWS[layout]
    place = export(tmp_path / "export.zip", files)
    if unpacked:
        with zipfile.ZipFile(place) as archive:
            archive.extractall(tmp_path / "unpacked")
        place = tmp_path / "unpacked"
    found = rows(place)
    assert set(found) == set(expected)
    for student, words in expected.items():
        one = found[student]
        if one.problem:
            assert words in one.problem
            assert not one.text
        else:
            assert unicodedata.normalize("NFC", one.origin).endswith(words), student
            assert b"solveSudoku" in one.text
            compile(one.text, student, "exec")


NAMES = st.sampled_from([
    "alice", "bob.py", "solution.py", "main.PY", "work.zip", "x.ipynb", "notes.txt", ".hidden",
    "__MACOSX", "venv", "names.csv", "README", "attempt 1", "attempt 2", "submission_1",
    "Ann_1_assignsubmission_file", "Ann_1_assignsubmission_file_a.py", "leeann_1_2_a.py",
    "leeann_1_3_a-1.py", "leeann_LATE_4_text.html", "anon_aB3xY_9_a.py", "\udcff.py",
])  # fmt: skip


@given(st.sets(st.lists(NAMES, min_size=1, max_size=4).map(tuple), max_size=8))
def test_no_student_is_lost_whatever_the_folders_are(paths: set[tuple[str, ...]]) -> None:
    students = layouts.students(sorted(paths))
    wanted = layouts.wanted(RUNG, "solveSudoku")
    there = {entry.path for entries in students.values() for entry in entries}
    for path in paths - there:
        left_out = any(map(layouts.IGNORED.fullmatch, path)) or layouts.LISTS.fullmatch(path[-1])
        assert left_out, path
    for student, entries in students.items():
        assert student
        found = layouts.candidates(entries, wanted)
        assert set(found) <= set(entries)
        choice = layouts.choose(entries, found, [], wanted)
        assert (choice.entry is None) == bool(choice.problem)


def test_the_row_says_what_was_chosen_and_what_else_there_was(tmp_path: Path) -> None:
    found = rows(export(tmp_path / "a.zip", ROWS["Canvas: the latest of several uploads"][0]))
    assert found["doejane_101"].note == (
        "solution-2.py was judged, the latest upload; there was also solution-1.py, solution.py"
    )
    found = rows(export(tmp_path / "b.zip", ROWS["Moodle with folders"][0]))
    assert found["Cy Fox_15"].note == "solution.py was judged; there was also onlinetext.html"
    assert found["Zoë O'Brien_11"].note == ""


def test_the_code_cells_of_a_notebook_are_read_in_their_order(tmp_path: Path) -> None:
    sources = (
        "%matplotlib inline\nimport math\n!pip install x\nmath.floor?",
        "%%bash\nrm -rf /",
        "%%time\nROWS = 9",
        "x = (7\n  % 4)\ntext = '''\n%not magic\n'''",
        "if ROWS:\n    %time y = 1\n    y = 2",
        PROGRAM,
    )
    (tmp_path / "amy.ipynb").write_text(notebook(*sources), encoding="utf-8")
    (tmp_path / "ben.py").write_text("")
    text = rows(tmp_path)["amy"].text.decode()
    namespace: dict[str, object] = {}
    exec(compile(text, "amy", "exec"), namespace)
    assert namespace["ROWS"] == 9
    assert namespace["x"] == 3
    assert namespace["text"] == "\n%not magic\n"
    assert namespace["y"] == 2
    assert callable(namespace["solveSudoku"])
    assert "not_code" not in text
    assert "rm -rf" not in text
    assert [line for line in text.splitlines() if line.startswith("# cell")] == [
        "# cell 1", "# cell 3", "# cell 4", "# cell 5", "# cell 6",
    ]  # fmt: skip


def test_a_notebook_of_the_third_version_is_read(tmp_path: Path) -> None:
    cell = {"cell_type": "code", "language": "python", "input": PROGRAM.splitlines(keepends=True)}
    old = {"nbformat": 3, "metadata": {"name": ""}, "worksheets": [{"cells": [cell]}]}
    (tmp_path / "amy.ipynb").write_text(json.dumps(old))
    (tmp_path / "ben.py").write_text("")
    assert rows(tmp_path)["amy"].text.decode() == f"# cell 1\n{PROGRAM}\n"


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<p>def f(x):<br>&nbsp;&nbsp;&nbsp; return x &lt; 3</p>", "def f(x):\n    return x < 3\n"),
        ("<p>def f(x):</p>\n<p>&nbsp; return 1</p>", "def f(x):\n  return 1\n"),
        ("<pre>def f(x):\n    return 1\n</pre>", "def f(x):\n    return 1\n"),
        ("def f(x):\n    return 1\n", "def f(x):\n    return 1\n"),
        ("<div><code>def f(): <b>pass</b></code></div>", "def f(): pass\n"),
        ("<title>def no(): 1</title><script>def no</script><p>def f(): 1</p>", "def f(): 1\n"),
    ],
)
def test_a_text_from_the_browser_is_read_as_it_was_seen(
    page: str, text: str, tmp_path: Path
) -> None:
    folder = tmp_path / "Ann_1_assignsubmission_onlinetext"
    folder.mkdir()
    (folder / "onlinetext.html").write_text(page, encoding="utf-8")
    assert rows(tmp_path)["Ann_1"].text.decode() == text


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("deep.ipynb", b"[" * 1_000_000),
        ("wide.ipynb", b'{"cells": [' + b"{}," * 4_000_000 + b"{}]}"),
        ("long.ipynb", b" " * (17 << 20)),
        ("nested.ipynb", notebook("x = " + "(" * 50_000 + "1" + ")" * 50_000).encode()),
        ("number.ipynb", b'{"cells": ' + b"9" * 100_000 + b"}"),
        ("lists.ipynb", b'{"cells": [{"cell_type": "code", "source": {"a": 1}}]}'),
    ],
)
def test_a_hostile_notebook_is_its_students_trouble_only(
    name: str, data: bytes, tmp_path: Path
) -> None:
    (tmp_path / "amy.py").write_text(PROGRAM)
    (tmp_path / name).write_bytes(data)
    found = rows(tmp_path)
    assert found["amy"].problem == ""
    other = found[name.partition(".")[0]]
    assert other.problem or other.text.startswith(b"# cell 1")


@pytest.mark.linux
def test_names_that_are_not_utf_8_are_written_as_escapes(tmp_path: Path) -> None:
    room = tmp_path / "class"
    (room / "bob").mkdir(parents=True)
    for name in (b"bob/\xff\xfe.txt", b"\xff\xfe.py", b"a\x80.PY"):
        Path(
            str(room).encode().decode() + "/" + name.decode("utf-8", "surrogateescape")
        ).write_text(PROGRAM)
    (room / b"\xfe.py".decode("utf-8", "surrogateescape")).symlink_to("/etc/passwd")
    found = rows(room)
    assert set(found) == {"bob", "\\udcff\\udcfe", "a\\udc80", "\\udcfe"}
    assert found["bob"].problem == "there is no Python file, only \\udcff\\udcfe.txt"
    assert found["\\udcfe"].problem == "\\udcfe.py can't be read: it is a link"
    for one in found.values():
        assert f"{one.id}{one.origin}{one.problem}{one.note}".isprintable()


def test_earlier_attempts_come_too_if_they_are_asked_for(tmp_path: Path) -> None:
    for name, files in (("a.zip", ROWS["Canvas: the latest of several uploads"][0]),
                        ("b.zip", ROWS["folders"][0])):  # fmt: skip
        place = str(export(tmp_path / name, files))
        latest = list(collect([place], "05_bitmask"))
        every = list(collect([place], "05_bitmask", earlier=True))
        assert [one for one in every if not one.is_earlier] == latest
        earlier = [one for one in every if one.is_earlier]
        assert len(earlier) == 2
        assert {one.id for one in earlier} <= {one.id for one in latest}
        assert all(one.text for one in earlier)


NAMED = {
    "class/alice/05_bitmask.py": ("bitmask", "alice"),
    "class/alice/Sets.ipynb": ("sets", "alice"),
    "class/bitmask/bob.py": ("bitmask", "bob"),
    "class/bitmask/deep/er/cy.py": ("bitmask", "deep"),
    "class/doejane_101_9001_bitmask-2.py": ("bitmask", "doejane_101"),
    "class/Ann Lanes_12_assignsubmission_file/04_sets.py": ("sets", "Ann Lanes_12"),
    "class/eve_fewest_candidates.py": ("fewest_candidates", "eve"),
    "class/05 bitmask final.py": ("bitmask", "final"),
    "class/ann_sets/solution.py": None,
    "class/fay/solution.py": None,
}
"""For each file, its exercise and student."""


def test_exercises_are_sorted_by_names(tmp_path: Path) -> None:
    place = str(export(tmp_path / "all.zip", dict.fromkeys(NAMED, PROGRAM)))
    found = sort_by_rung([place])
    assert {one.id for one in found.nameless} == {"ann_sets", "fay"}
    assert all(one.problem.endswith("there is solution.py") for one in found.nameless)
    wanted = {known for known in NAMED.values() if known is not None}
    assert {rung[3:] for rung in found.rungs} == {rung for rung, _ in wanted}
    collected = {
        (rung[3:], one.id) for rung in found.rungs for one in collect([place], rung, named=True)
    }
    assert collected == wanted


def test_nobody_without_an_exercise_is_lost_in_gradescope(tmp_path: Path) -> None:
    listed = "submission_{}:\n  :submitters:\n  - :name: {}\n  :created_at: x\n"
    people = enumerate(("Ann Lee", "Bob Ray", "Cy Roe"), 1)
    files: dict[str, str | bytes] = {
        "export/submission_1/bitmask.py": PROGRAM,
        "export/submission_2/mine.py": PROGRAM,
        "export/submission_metadata.yml": "".join(listed.format(*one) for one in people),
    }
    place = str(export(tmp_path / "a.zip", files))
    found = sort_by_rung([place])
    assert {one.id for one in found.nameless} == {"Bob Ray_2", "Cy Roe_3"}
    assert [one.id for one in collect([place], found.rungs[0], named=True)] == ["Ann Lee_1"]
