"""The colours of a program on a page: text stays as it was, and strange text costs little."""

import html
import re

import pytest

from grader.report.page.source import coloured, numbered_lines

PROGRAM = '''class Solution:
    """Solve it
    in place."""
    def solveSudoku(self, board):  # <b> & "quotes"
        digit = r'\\'' + f"{1_000}" if board[0] == "." else 0x1F
        text = """a
        b"""
'''


def test_each_kind_of_token_has_its_colour_and_each_line_closes_what_it_opens() -> None:
    """Tags apart, the text is the same."""
    lines = numbered_lines(PROGRAM)
    assert [html.unescape(re.sub("<[^>]*>", "", line)) for line in lines] == PROGRAM.split("\n")[
        :-1
    ]
    assert all(line.count("<span") == line.count("</span>") for line in lines)
    found = {(kind, html.unescape(text)) for line in lines
             for kind, text in re.findall(r'<span class="(\w+)">(.*?)</span>', line)}  # fmt: skip
    assert found >= {
        ("keyword", "class"), ("defined", "Solution"), ("comment", '    in place."""'),
        ("defined", "solveSudoku"), ("comment", '# <b> & "quotes"'), ("string", "r'\\''"),
        ("string", 'f"{1_000}"'), ("keyword", "else"), ("number", "0x1F"),
        ("string", '        b"""'),
    }  # fmt: skip


@pytest.mark.parametrize(
    "piece", ['"', "'", '"""', "\\", '"\\', " ", "'''\\", "r", "#", "0", '""', '"a\\\n']
)
def test_no_text_takes_long_or_loses_a_character(piece: str) -> None:
    """A pattern that goes back would never end on some of these."""
    for text in (piece * 6000, "x = " + piece * 6000, f"'''{piece * 6000}", f'"{piece * 6000}\n"'):
        lines = text.split("\n")
        made = [html.unescape(re.sub("<[^>]*>", "", line)) for line in coloured(lines)]
        assert made == lines
