"""Mistakes written around a right solver: it is asked, but not always, or not about the input.

A wrapper is the body of the entry point; `right` is the solver that it wraps.
"""

from collections.abc import Iterator

LAYOUT = "depends on the layout"
COUNT = "depends on the number of blanks"
CACHE = "cache keyed by too little"
STATE = "state kept"
VALIDATION = "validation"
ANSWER = "answer"

BLANKS = "sum(row.count('.') for row in board)"

Wrapper = tuple[str, str, str]
"""The operator, what is wrong, and the statements of the body."""


def _leaves(operator: str, what: str, condition: str) -> Wrapper:
    return operator, what, f"if {condition}:\n    return\nreturn right(board)"


def _cached(operator: str, what: str, key: str) -> Wrapper:
    """Write the digits of an earlier board wherever the key is the same."""
    return (
        operator,
        what,
        f"""\
key = {key}
if key not in kept:
    right(board)
    kept[key] = [list(row) for row in board]
for row, known in zip(board, kept[key]):
    for col, digit in enumerate(known):
        if row[col] == '.':
            row[col] = digit""",
    )


def _parts() -> Iterator[tuple[str, str]]:
    """Yield the name of every unit of a 9×9 board, and the expression of its cells."""
    for unit in range(9):
        yield f"row {unit}", f"board[{unit}]"
        yield f"column {unit}", f"[row[{unit}] for row in board]"
        top, left = unit // 3 * 3, unit % 3 * 3
        yield f"box {unit}", f"sum((row[{left}:{left + 3}] for row in board[{top}:{top + 3}]), [])"


def _of_boards() -> Iterator[Wrapper]:
    for most in (50, 52, 54, 56, 58, 60, 61, 62, 63):
        yield _leaves(COUNT, f"nothing is done with more than {most} blanks", f"{BLANKS} > {most}")
    for least in (1, 2, 10):
        yield _leaves(COUNT, f"nothing is done with {least} blanks", f"{BLANKS} == {least}")
    yield _leaves(COUNT, "nothing is done with an odd number of blanks", f"{BLANKS} % 2")
    for name, cells in _parts():
        yield _leaves(LAYOUT, f"nothing is done if {name} is empty", f"set({cells}) == {{'.'}}")
    for name, cells in _parts():
        if name.endswith("4"):
            yield _leaves(LAYOUT, f"nothing is done if {name} is full", f"'.' not in {cells}")
            for digits in (1, 2):
                few = f"9 - {cells}.count('.') == {digits}"
                yield _leaves(LAYOUT, f"nothing is done if {name} has {digits} givens", few)
    for digit in "159":
        count = f"sum(row.count('{digit}') for row in board)"
        yield _leaves(LAYOUT, f"nothing is done if no {digit} is given", f"{count} == 0")
        yield _leaves(LAYOUT, f"nothing is done if one {digit} is given", f"{count} == 1")
        yield _leaves(LAYOUT, f"nothing is done if all {digit} are given", f"{count} == 9")
    for row, col in ((0, 0), (0, 8), (8, 0), (8, 8), (4, 4)):
        cell = f"board[{row}][{col}]"
        yield _leaves(LAYOUT, f"nothing is done if {cell} is empty", f"{cell} == '.'")
        yield _leaves(LAYOUT, f"nothing is done if {cell} is given", f"{cell} != '.'")
    yield _leaves(
        LAYOUT,
        "nothing is done if the centre and the corners are empty",
        "all(board[r][c] == '.' for r, c in ((0, 0), (0, 8), (8, 0), (8, 8), (4, 4)))",
    )
    layout = "tuple(cell == '.' for row in board for cell in row)"
    yield _cached(CACHE, "the layout of the blanks", layout)
    yield _cached(CACHE, "the number of blanks", BLANKS)
    yield _cached(CACHE, "the blanks of each row", "tuple(row.count('.') for row in board)")
    yield _cached(CACHE, "the blanks of each column", "tuple(c.count('.') for c in zip(*board))")
    yield _cached(CACHE, "the first row", "tuple(board[0])")
    yield _cached(CACHE, "the first three rows", "str(board[:3])")
    yield _cached(CACHE, "the first six rows", "str(board[:6])")
    yield _cached(CACHE, "the last row", "tuple(board[-1])")
    yield _cached(CACHE, "the first column", "tuple(row[0] for row in board)")
    yield _cached(CACHE, "the first six columns", "str([row[:6] for row in board])")
    yield _cached(CACHE, "the centre box", "str([row[3:6] for row in board[3:6]])")
    yield _cached(CACHE, "the first given", "next((c for r in board for c in r if c != '.'), 0)")
    yield _cached(CACHE, "the diagonal", "tuple(board[i][i] for i in range(len(board)))")
    yield _cached(CACHE, "the digits, sorted", "str(sorted(sum(board, [])))")
    yield _cached(CACHE, "the rows, sorted", "str(sorted(board))")
    yield _cached(CACHE, "the size", "len(board)")
    for call in (2, 3, 4, 5, 10, 20):
        body = f"kept['calls'] = kept.get('calls', 0) + 1\nif kept['calls'] == {call}:\n    return"
        yield STATE, f"nothing is done in call {call}", body + "\nreturn right(board)"
    again = "key = str(board)\nif key in kept:\n    return\nkept[key] = 1\nreturn right(board)"
    yield STATE, "nothing is done when the same board comes again", again


def _of_sizes() -> Iterator[Wrapper]:
    for size in (4, 16, 25):
        yield _leaves(LAYOUT, f"nothing is done on a side of {size}", f"len(board) == {size}")


def _of_validity() -> Iterator[Wrapper]:
    for name, _ in _parts():
        yield VALIDATION, f"{name} is not checked", _without_unit(name)
    for kind in ("row", "column", "box"):
        for one in range(9):
            for other in range(one + 1, 9):
                what = f"places {one} and {other} of a {kind} are not compared"
                yield VALIDATION, what, _without_pair(kind, one, other)
    for digit in "159":
        body = f"return right([['.' if c == '{digit}' else c for c in row] for row in board])"
        yield VALIDATION, f"{digit} is never looked at", body
    yield _leaves_valid("a full board is valid", "not any('.' in row for row in board)")
    yield _leaves_valid("an empty board is not valid", f"{BLANKS} == 81", answer=False)
    yield _leaves_valid("a sparse board is valid", f"{BLANKS} > 75")
    yield _leaves_valid("few givens are not valid", f"81 - {BLANKS} < 17", answer=False)
    for call in (2, 3, 5):
        count = f"kept['calls'] = kept.get('calls', 0) + 1\nif kept['calls'] == {call}:\n"
        yield STATE, f"call {call} is always valid", count + "    return True\nreturn right(board)"
        yield STATE, f"call {call} is never valid", count + "    return False\nreturn right(board)"
    once = "if not right(board):\n    kept['no'] = 1\nreturn 'no' not in kept"
    yield STATE, "not valid for ever after a board that is not", once


def _leaves_valid(what: str, condition: str, *, answer: bool = True) -> Wrapper:
    return VALIDATION, what, f"if {condition}:\n    return {answer}\nreturn right(board)"


UNITS = """\
units = {
    'row': [[(i, j) for j in range(9)] for i in range(9)],
    'column': [[(j, i) for j in range(9)] for i in range(9)],
    'box': [[(i // 3 * 3 + j // 3, i % 3 * 3 + j % 3) for j in range(9)] for i in range(9)],
}
"""


def _without_unit(name: str) -> str:
    kind, number = name.split()
    return f"""{UNITS}\
for kind, all_of_kind in units.items():
    for number, unit in enumerate(all_of_kind):
        digits = [board[r][c] for r, c in unit if board[r][c] != '.']
        if len(digits) != len(set(digits)) and (kind, number) != ('{kind}', {number}):
            return False
return True"""


def _without_pair(kind: str, one: int, other: int) -> str:
    return f"""{UNITS}\
for kind, all_of_kind in units.items():
    for unit in all_of_kind:
        digits = [board[r][c] for r, c in unit]
        for a in range(9):
            for b in range(a + 1, 9):
                if digits[a] == digits[b] != '.' and (kind, a, b) != ('{kind}', {one}, {other}):
                    return False
return True"""


CHARACTERS = (
    "0", " ", "\n", "\t", "\r", "\x00", "-", "_", "*", "x", "X", "?", "a", "A", "O", "o", ",", "|",
    "/", ":", "+", "٣", "３", "²", "½", "Ⅳ", "①", "\ufeff", "\u00a0", "\u200b",
)  # fmt: skip


def _of_strings() -> Iterator[Wrapper]:
    for call in ("strip()", "rstrip()", "lstrip()", "rstrip('\\n')", "strip('\\n')",
                 "rstrip('\\x00')", "strip('\\ufeff')", "replace(' ', '')", "replace('\\n', '')",
                 "replace('\\r', '')", "expandtabs(0)", "split('\\n')[0]", "split('#')[0]",
                 "split('\\x00')[0]", "ljust(81, '.')", "zfill(81)"):  # fmt: skip
        yield VALIDATION, f"puzzle.{call}", f"return right(puzzle.{call})"
    yield VALIDATION, "every blank is taken away", "return right(''.join(puzzle.split()))"
    yield VALIDATION, "puzzle[:81]", "return right(puzzle[:81])"
    yield VALIDATION, "puzzle[-81:]", "return right(puzzle[-81:])"
    for character in CHARACTERS:
        changed = f"right(puzzle.replace({character!a}, '.'))"
        yield VALIDATION, f"{character!a} is an empty cell", f"return {changed}"
        dropped = f"right(puzzle.replace({character!a}, ''))"
        yield VALIDATION, f"{character!a} is passed over", f"return {dropped}"
    for form in ("NFKC", "NFKD"):
        body = f"import unicodedata\nreturn right(unicodedata.normalize('{form}', puzzle))"
        yield VALIDATION, f"normalized by {form}", body
    digits = (
        "return right(''.join(str(int(c)) if c.isdecimal() and c != '0' else c for c in puzzle))"
    )
    yield VALIDATION, "digits of any script", digits
    for where, part in (("first", "puzzle[1:]"), ("last", "puzzle[:-1]"),
                        ("middle", "puzzle[:40] + puzzle[41:]")):  # fmt: skip
        body = (
            f"if set({part}) <= set('123456789.') and not set(puzzle) <= set('123456789.'):\n"
            f"    return 'invalid length'\nreturn right(puzzle)"
        )
        yield VALIDATION, f"the {where} character is not looked at", body
    for length in (0, 1, 9, 16, 72, 79, 80, 82, 83, 90, 99, 100, 162, 256):
        body = f"if len(puzzle) == {length} and right(puzzle) == 'invalid length':\n"
        yield (
            VALIDATION,
            f"{length} characters: unsolvable",
            body + "    return 'unsolvable'\n" + ("return right(puzzle)"),
        )
    for test in ("len(puzzle) > 81", "len(puzzle) < 81", "len(puzzle) % 9 == 0"):
        body = f"if right(puzzle) == 'invalid length' and {test}:\n    return 'unsolvable'\n"
        yield VALIDATION, f"{test} is let through", body + "return right(puzzle)"
    for name, _ in _parts():
        yield VALIDATION, f"{name} is not checked", _layout(_without_unit(name))
    for kind in ("row", "column", "box"):
        for one in range(9):
            for other in range(one + 1, 9):
                what = f"places {one} and {other} of a {kind} are not compared"
                yield VALIDATION, what, _layout(_without_pair(kind, one, other))
    orders = (
        ("invalid length", "invalid characters", "len(puzzle) != 81"),
        ("invalid layout", "invalid length", "puzzle[:1] in set(puzzle[1:9]) - {'.'}"),
        ("invalid layout", "invalid characters", "puzzle[:1] in set(puzzle[1:9]) - {'.'}"),
        ("unsolvable", "invalid layout", "puzzle.count('.') > 70"),
        ("multiple solutions", "invalid layout", "puzzle.count('.') > 64"),
        ("multiple solutions", "unsolvable", "puzzle.count('.') > 50"),
        ("unsolvable", "multiple solutions", "puzzle.count('.') > 70"),
        ("unsolvable", "multiple solutions", "puzzle.count('.') < 50"),
        ("multiple solutions", "unsolvable", "puzzle.count('.') < 40"),
    )
    for first, second, test in orders:
        body = f"said = right(puzzle)\nif said == {second!r} and {test}:\n    return {first!r}\n"
        yield VALIDATION, f"{first} for {second} if {test}", body + "return said"
    most = "said = right(puzzle)\nif len(said) == 81 and puzzle.count('.') > {}:\n    return {!r}\n"
    for blanks in (50, 55, 60, 63):
        for word in ("multiple solutions", "unsolvable"):
            what = f"{word} with more than {blanks} blanks"
            yield COUNT, what, most.format(blanks, word) + "return said"
    yield (
        ANSWER,
        "the puzzle itself if it is full",
        (
            "if '.' not in puzzle and len(puzzle) == 81 and set(puzzle) <= set('123456789'):\n"
            "    return puzzle\nreturn right(puzzle)"
        ),
    )
    yield (
        ANSWER,
        "a full board is not looked at if each row is right",
        (
            "rows = [puzzle[i:i + 9] for i in range(0, 81, 9)]\n"
            "if len(puzzle) == 81 and all(set(row) == set('123456789') for row in rows):\n"
            "    return puzzle\nreturn right(puzzle)"
        ),
    )
    yield (
        STATE,
        "the first answer for ever",
        ("if 'said' not in kept:\n    kept['said'] = right(puzzle)\nreturn kept['said']"),
    )
    for key, what in (("puzzle[:9]", "the first row"), ("puzzle[:63]", "the first seven rows"),
                      ("puzzle.count('.')", "the number of blanks"),
                      ("tuple(c == '.' for c in puzzle)", "the layout of the blanks"),
                      ("''.join(sorted(puzzle))", "the digits, sorted")):  # fmt: skip
        body = f"key = {key}\nif key not in kept:\n    kept[key] = right(puzzle)\nreturn kept[key]"
        yield CACHE, what, body


def _layout(check: str) -> str:
    """Return the body that answers by a weaker check of the layout."""
    indented = "\n".join("    " + line for line in check.splitlines())
    return f"""\
def is_valid(board):
{indented}
said = right(puzzle)
if said == 'invalid layout' and is_valid([list(puzzle[i:i + 9]) for i in range(0, 81, 9)]):
    return 'unsolvable'
return said"""


def _of_queens() -> Iterator[Wrapper]:
    for n in range(1, 10):
        yield ANSWER, f"nothing for {n}", f"return [] if n == {n} else right(n)"
        yield (
            ANSWER,
            f"the last one is missing for {n}",
            (f"return right(n)[:-1] if n == {n} else right(n)"),
        )
        yield (
            ANSWER,
            f"the first comes twice for {n}",
            (f"found = right(n)\nreturn found + found[:1] if n == {n} else found"),
        )
        yield ANSWER, f"one empty board for {n}", f"return right(n) if n != {n} else [[]]"
    yield (
        ANSWER,
        "no two that mirror each other",
        (
            "found = []\nfor one in right(n):\n"
            "    if [row[::-1] for row in one] not in found:\n        found.append(one)\n"
            "return found"
        ),
    )
    yield ANSWER, "rows as lists", "return [[list(row) for row in one] for one in right(n)]"
    yield ANSWER, "a tuple of boards", "return tuple(tuple(one) for one in right(n))"
    yield ANSWER, "one text a board", "return ['\\n'.join(one) for one in right(n)]"
    yield ANSWER, "the number of boards", "return len(right(n))"
    yield ANSWER, "queens as q", "return [[r.lower() for r in one] for one in right(n)]"
    yield ANSWER, "columns for boards", "return [[r.index('Q') for r in one] for one in right(n)]"
    yield (
        STATE,
        "boards of earlier calls stay",
        ("kept.setdefault('all', []).extend(right(n))\nreturn kept['all']"),
    )
    yield STATE, "the first answer for ever", "return kept.setdefault('all', right(n))"
    yield (
        STATE,
        "nothing when the same number comes again",
        ("if n in kept:\n    return []\nkept[n] = 1\nreturn right(n)"),
    )
    yield (
        STATE,
        "the largest number so far",
        ("kept['n'] = max(n, kept.get('n', 0))\nreturn right(kept['n'])"),
    )


def _of_counts() -> Iterator[Wrapper]:
    for n in range(1, 6):
        yield ANSWER, f"one too few from {n} on", f"n = right(board, limit)\nreturn n - (n >= {n})"
        yield ANSWER, f"{n} at most", f"return min({n}, right(board, limit))"
    yield ANSWER, "always one", "return 1"
    yield ANSWER, "whether there is one", "return right(board, limit) > 0"
    yield ANSWER, "one more than the limit", "return right(board, limit + 1)"
    yield ANSWER, "a number as text", "return str(right(board, limit))"
    yield ANSWER, "the limit if there is any", "return limit if right(board, limit) else 0"
    full = "all('.' not in row for row in board)"
    yield ANSWER, "none on a full board", f"return 0 if {full} else right(board, limit)"
    yield ANSWER, "none on an empty board", f"return 0 if {BLANKS} == 81 else right(board, limit)"
    yield ANSWER, "none with few givens", f"return 0 if {BLANKS} > 64 else right(board, limit)"
    for place in ("board[0][0]", "board[8][8]", "board[4][4]"):
        kept = f"n = right(board, limit)\nif {place} == '.' and n:\n    {place} = '1'\nreturn n"
        yield ANSWER, f"{place} stays filled", kept
    yield (
        ANSWER,
        "rows are new lists without blanks",
        (
            "n = right(board, limit)\nboard[:] = [[c.strip('.') for c in row] for row in board]"
            "\nreturn n"
        ),
    )
    yield STATE, "the first answer for ever", "return kept.setdefault('n', right(board, limit))"
    yield (
        STATE,
        "the largest limit so far",
        ("kept['n'] = max(limit, kept.get('n', 0))\nreturn right(board, kept['n'])"),
    )
    yield (
        STATE,
        "counts of earlier calls stay",
        ("kept['n'] = kept.get('n', 0) + right(board, limit)\nreturn min(limit, kept['n'])"),
    )


OF_ENTRY_POINT = {
    "countSolutions": _of_counts,
    "solveSudoku": _of_boards,
    "solveNQueens": _of_queens,
    "solve_sudoku": _of_strings,
    "isValidSudoku": _of_validity,
}


PARAMETERS = {"countSolutions": "board, limit", "solve_sudoku": "puzzle", "solveNQueens": "n"}
"""Of the entry points that take something else than a board."""


def wrappers(entry_point: str, *, any_size: bool = False) -> Iterator[Wrapper]:
    """Yield every wrapper for an entry point."""
    if entry_point in OF_ENTRY_POINT:
        yield from OF_ENTRY_POINT[entry_point]()
    if any_size:
        yield from _of_sizes()


def wrapped(source: str, entry_point: str, body: str) -> str:
    """Return a program whose entry point is `body` around the function of `source`."""
    argument = PARAMETERS.get(entry_point, "board")
    indented = "\n".join("    " + line for line in body.splitlines())
    return (
        f"{source}\n\nright = {entry_point}\nkept = {{}}\n\n\n"
        f"def {entry_point}({argument}):\n{indented}\n"
    )
