"""Makes a stranger's text safe to show: it can't move the cursor or reverse the line."""

import unicodedata

_HIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (bidi marks among them), surrogate, private, unassigned; line separators."""


def visible(text: str, keep: str = "\n\t") -> str:
    """`text` with every character that is not plainly visible written as an escape."""
    bare = text
    for character in keep:
        bare = bare.replace(character, "")
    if bare.isprintable():  # nearly always, and a hundred times as fast
        return text
    return "".join(
        character
        if character in keep or unicodedata.category(character) not in _HIDDEN_CATEGORIES
        else character.encode("unicode_escape", "surrogatepass").decode("ascii")
        for character in text
    )


def one_line(text: str, longest: int = 300) -> str:
    """`text` on a single line, cut with an ellipsis when it is too long."""
    shown = visible(text, keep="")
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
