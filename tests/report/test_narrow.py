"""A reference that is not printed on a terminal: narrow enough to be read, and still a program."""

import ast

import pytest

from grader.catalog import catalog
from grader.judge.session import reference
from grader.report.narrow import WIDTH, narrow


def _meaning(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = " ".join(node.value.split())
    return ast.dump(ast.Module(tree.body[1:], []))


@pytest.mark.parametrize("rung", catalog.names())
def test_a_reference_fits_and_means_the_same(rung: str) -> None:
    source = reference(catalog.load(rung)).text.decode()
    shown = narrow(source)
    assert max(map(len, shown.split("\n"))) <= WIDTH
    assert _meaning(shown) == _meaning(source)
    assert narrow("x = 1\n") == "x = 1\n"
