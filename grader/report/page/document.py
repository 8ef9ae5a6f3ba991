"""Makes self-contained HTML documents.

Each is one file, needs no network, and holds nothing executable but our own script.  All
text of a submission (output, exceptions, names) goes through `visible`, and Jinja2 escapes it.  As
a second defence, the page has a Content-Security-Policy: it names the one style sheet and the one
script by their hashes, so even injected markup could not run or load anything.

A page that `grader watch` serves asks that server, and nothing else, for news.
"""

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from grader.report.visible import one_line, visible

TEMPLATES = Path(__file__).with_name("templates")


def render(
    template: str, *, script: str, sheet: str = "", version: int | None = None, **values: object
) -> str:
    """Return what `template` makes of the values, with the named script and our style.

    `sheet` is the name of more style, which only this page needs.  A page with a version is
    served, and comes again when the server has a later one.
    """
    embedded = _embedded(script, sheet, version is not None)
    return _environment().get_template(template).render(**values, **embedded, version=version)


def fragment(template: str, **values: object) -> str:
    """Return a part of a page, without style and script."""
    return _environment().get_template(template).render(**values)


def piece(template: str, **values: object) -> str:
    """Return what `template` makes of the values, for a place in another document."""
    return _environment().get_template(template).render(**values)


def style_sheet() -> str:
    """Return the style of all pages."""
    return _text("style.css")


@cache
def _embedded(script: str, sheet: str, served: bool) -> dict[str, str]:
    """Our style and a script, and the policy that names them."""
    style, code = style_sheet() + (_text(sheet) if sheet else ""), _text(script)
    policy = f"default-src 'none'; style-src {_hash(style)}; base-uri 'none'; form-action 'none'"
    if served:
        code += _text("served.js")
        policy += "; connect-src 'self'"
    return {
        "style": Markup(style),
        "script": Markup(code),
        "policy": f"{policy}; script-src {_hash(code)}",
    }


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        # Behind the filters of the templates, for the text that one of them forgot.
        finalize=lambda value: visible(value) if type(value) is str else value,
    )
    environment.policies["json.dumps_kwargs"] = {"separators": (",", ":")}
    environment.filters.update(one_line=one_line, spoken=spoken, visible=visible)
    return environment


def spoken(text: str) -> Markup:
    """Return a sentence with the text between back quotes as code."""
    pieces = str(text).split("`")
    if len(pieces) % 2 == 0:
        return escape(text)
    return Markup("").join(
        Markup("<code>{}</code>").format(piece) if number % 2 else escape(piece)
        for number, piece in enumerate(pieces)
    )


def _text(name: str) -> str:
    return (TEMPLATES / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
