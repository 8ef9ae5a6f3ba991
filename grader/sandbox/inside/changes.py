"""What an edit changes, in numbers: from these the judge builds the words of the last hint.

This runs in a worker that is used for nothing else, after `syntax`; no text of the submission is
in what it says.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from grader.sandbox.inside.syntax import Edit, ast, called, children, dump, name_of

# The same order as in `grader.why.edits`.
SIGNS = (
    "Add", "Sub", "Mult", "Div", "FloorDiv", "Mod", "LShift", "RShift", "BitOr", "BitXor", "BitAnd",
    "And", "Or", "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn",
)  # fmt: skip
WORDS = ("True", "False", "None", "any", "all", "min", "max", "str", "int", "add", "discard",
         "remove", "append", "pop", "break", "continue", "return True", "return False")  # fmt: skip
SIGN, NUMBER, WORD, AROUND, WITHOUT, NEGATED, PLAIN, LEFT_OUT, ADDED = range(1, 10)
LARGEST = 10_000


def change_of(edit: Edit) -> list[int]:
    """Kind, old and new; empty if it has no short name."""
    found = []
    for owner, field, index, new in edit.changes:
        old = getattr(owner, field)
        found.append(difference(old[index] if index >= 0 else old, new))
    same = all(one == found[0] for one in found)
    return found[0] if same and not (len(found) > 1 and found[0][:1] == [LEFT_OUT]) else []


def difference(old: Any, new: Any) -> list[int]:
    if isinstance(old, list):
        return of_blocks(old, new) if isinstance(new, list) else []
    names = type(old).__name__, type(new).__name__
    if names[0] in SIGNS and names[1] in SIGNS:
        return [SIGN, SIGNS.index(names[0]), SIGNS.index(names[1])]
    if not isinstance(old, ast.AST) or not isinstance(new, ast.AST):
        return []
    if isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not) and same(new.operand, old):
        return [NEGATED, 0, 0]
    if isinstance(old, ast.UnaryOp) and isinstance(old.op, ast.Not) and same(old.operand, new):
        return [PLAIN, 0, 0]
    for kind, outer, inner in ((AROUND, new, old), (WITHOUT, old, new)):
        if called(outer) in ("str", "int") and len(outer.args) == 1 and same(outer.args[0], inner):
            return [kind, WORDS.index(called(outer)), 0]
    if names[0] != names[1]:
        return []
    if isinstance(old, ast.Constant):
        return of_constants(old.value, new.value)
    return of_parts(old, new)


def of_constants(old: object, new: object) -> list[int]:
    if type(old) is int and type(new) is int:
        return [NUMBER, old, new] if abs(old) < LARGEST and abs(new) < LARGEST else []
    if repr(old) in WORDS and repr(new) in WORDS:
        return [WORD, WORDS.index(repr(old)), WORDS.index(repr(new))]
    return []


def of_parts(old: Any, new: Any) -> list[int]:
    """The one part in which two nodes of a kind differ."""
    if isinstance(old, (ast.Name, ast.Attribute)):
        words = name_of(old), name_of(new)
        if all(word in WORDS for word in words):
            return [WORD, WORDS.index(words[0]), WORDS.index(words[1])]
        return []
    before, after = [one for one, _, _ in children(old)], [one for one, _, _ in children(new)]
    if len(before) != len(after):
        return []
    pairs = [
        (one, other)
        for one, other in zip(before, after)  # noqa: B905 - as many
        if not same(one, other)
    ]
    return difference(*pairs[0]) if len(pairs) == 1 else []


def of_blocks(old: list[Any], new: list[Any]) -> list[int]:
    """A statement that is left out, added, or another one."""
    kept, put = {id(one) for one in new}, {id(one) for one in old}
    gone = [one for one in old if id(one) not in kept]
    come = [one for one in new if id(one) not in put and not isinstance(one, ast.Pass)]
    if len(gone) == 1 and not come:
        return [LEFT_OUT, 0, 0]
    words = [said(one) for one in (*gone, *come)]
    if len(come) == 1 and not gone and words[0] in WORDS:
        return [ADDED, WORDS.index(words[0]), 0]
    if len(come) == 1 and len(gone) == 1:
        if all(word in WORDS for word in words):
            return [WORD, WORDS.index(words[0]), WORDS.index(words[1])]
        return difference(gone[0], come[0])
    return []


def said(statement: Any) -> str:
    """What a statement of one or two words says; empty for all others."""
    if isinstance(statement, (ast.Break, ast.Continue)):
        return type(statement).__name__.lower()
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.Return) and isinstance(value, ast.Constant):
        return f"return {value.value}" if type(value.value) is bool else ""
    return ""


def same(one: Any, other: Any) -> bool:
    return one is other or dump(one) == dump(other)
