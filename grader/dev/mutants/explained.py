"""The survivors that are explained: data beside the code, checked by every run."""

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

from grader.errors import UserError

FILE = Path(__file__).with_name("explained.toml")
HEADER = """\
# Mutants that no hidden test refuses, and why each of them is right after all, or, where the reason
# begins with "a gap", why no board is drawn that tells.
# Written by tests/benchmarks/mutants.py --explain; `grader dev mutants` checks it: an explained
# mutant that is refused, and a survivor that is not explained, are defects.
"""


class BadExplanations(UserError):
    """A file of explanations that can't be read; the text says why."""


def explanations(path: Path = FILE) -> dict[str, str]:
    """Return the reason for each explained mutant, by its name.  Raise `BadExplanations`."""
    if not path.exists():
        return {}
    try:
        reasons = tomllib.loads(path.read_text(encoding="utf-8"))
        return {
            mutant: reason
            for rung in reasons.values()
            for reason, mutants in rung.items()
            for mutant in mutants
        }
    except (tomllib.TOMLDecodeError, AttributeError, TypeError) as error:
        raise BadExplanations(f"{path}: {error}") from None


def rendered(explained: Iterable[tuple[str, str, str]]) -> str:
    """Return the text of such a file: of each mutant the rung, the name and the reason."""
    rungs: dict[str, dict[str, list[str]]] = {}
    for rung, mutant, reason in sorted(explained):
        rungs.setdefault(rung, {}).setdefault(reason, []).append(mutant)
    lines = [HEADER]
    for rung, reasons in rungs.items():
        lines.append(f"[{rung}]")
        for reason, mutants in reasons.items():
            lines.append(f"{_quoted(reason)} = [")
            lines += [f"    {_quoted(mutant)}," for mutant in mutants]
            lines.append("]")
        lines.append("")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """Return a text as TOML writes it, which is as JSON does."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
