"""What the stepper shows at each line is what the variables hold there: drawn programs prove it.

Each program is recorded and run under a plain trace, in this process, and both are compared.
"""

import random
import sys
from collections import Counter, OrderedDict, defaultdict, deque
from marshal import dumps
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from grader.judge import session
from grader.measure.unfold import LINE, RETURN, unfold
from grader.sandbox.inside import steps as inside
from tests.judge.test_steps import Player

ROOM = Path(inside.__file__).parent
SCRIPTS: dict[str, Any] = {"__name__": "script"}
for _name in session.STEPS:
    exec(compile((ROOM / f"{_name}.py").read_text(encoding="utf-8"), _name, "exec"), SCRIPTS)

PROVIDED: dict[str, Any] = {one.__name__: one for one in (Counter, OrderedDict, defaultdict, deque)}
HEAD = """def solve(b):
    n = 0
    s, t = {1, 2}, {(1, 2), (3, 4)}
    l, m = [1, 2, 3], [(0, 1), [2], {3}]
    q, e = deque([1, 2]), deque([1, 2], maxlen=3)
    d, o, c = {1: 2, 'a': [1]}, OrderedDict(x=1, y=2), Counter('aab')
    g, h = defaultdict(set), defaultdict(lambda: defaultdict(list))
    z = [[set(), [i]] for i in range(3)]
    u, v = {(i, i) for i in range(170)}, list(range(200))
"""
STATEMENTS = """
s.add({i})
s.add(len(l) + {i})
s.discard({i})
s.remove({i})
s.pop()
n = s.pop()
s.update({{{i}, {j}}})
s.update([{i}], [{j}])
s.update(i + {i} for i in range({j}))
s.difference_update([{i}, {j}, 'x'])
s |= {{{i}, (1, {j})}}
s -= {{{i}, {j}}}
s &= {{{i}, {j}, 1, 2, 3}}
s ^= {{{i}}}
s = s | {{{i}}}
s.clear()
t.add(({i}, {j}))
t.discard(({i}, {j}))
t.remove(({i}, {j}))
t.update({{({i}, {j}), (0, 0)}})
t -= {{({i}, {j}), (0, 0)}}
t.update(s)
t |= t
l.append({i})
l.append(({i}, {j}))
l.append([{i}])
l.append(l.pop())
l.append(s and len(s))
l.extend([{i}, {j}])
l.extend(l)
l += [{i}, ({i}, {j})]
l += q
l *= 1
l = l[{i}:{j}] + [1, 2, 3]
l.insert({i}, {j})
l.insert(-{i}, ({i}, {j}))
l.remove({i})
l.remove(({i}, {j}))
l.pop({i})
l.pop(-{i})
n = l.pop()
n = len(l) and l.pop(0)
l[{i}] = {j}
l[l[{i}]] = {j}
l[{i}], l[{j}] = l[{j}], l[{i}]
l[{i}:{j}] = [7, 8]
l[{i}] += {j}
del l[{i}]
del l[{i}:{j}]
l.reverse()
l.clear()
m.append(m[-1])
m.append(z[{i}])
m[2].add({i})
m[1].append({i}), m[2].add({j}), m[1].append({j})
m[1].append(m[1].pop() + 1)
z[{i}][0].add({j})
z[{i}][1].append({j})
z[{i}][0] |= {{{i}}}
z[{i}][0] -= {{{i}, {j}}}
z[{i}][1] += [{j}, {j}]
z[{i}][1].insert(0, z[{j}][1].pop())
z[{i}][0], z[{j}][0] = z[{j}][0], z[{i}][0]
z[{i}] = [set(l), [{j}]]
z[len(s) % 3][1].append(s.pop())
q.append({i})
q.appendleft(({i}, {j}))
q.appendleft({i}), q.appendleft({j})
q.popleft()
n = q.popleft()
q.extend([{i}, {j}])
q.extendleft([{i}, {j}])
q.rotate({i})
q.insert({i}, {j})
q.remove({i})
del q[{i}]
e.append({i})
e.appendleft({i})
e.extend([{i}, {j}])
d[{i}] = {j}
d[({i}, {j})] = [{j}]
d['a'].append({i})
d['a'] += [{i}]
d.pop({i})
d.pop({i}, None)
n = d.pop(({i}, {j}), {i})
d.popitem()
d.update({{{i}: {j}, ({i}, {j}): [1]}})
d.update(a=[{i}])
d.update([({i}, {j})])
d |= {{{i}: ({i}, {j})}}
d.setdefault({i}, []).append({j}) if isinstance(d.get({i}, []), list) else None
d.setdefault(({i}, {j}), [])
d.setdefault({i}, {j})
del d[{i}]
d.clear(), d.update(a=[])
d[{i}] = d.pop({j})
o['x'] = {i}
o.move_to_end('x')
o.popitem(last=False)
o.update({{'x': {i}, 'z': {j}}})
c['b'] += {i}
c.update('abc')
c.subtract('a')
c[{i}] -= 1
del c['b']
g[{i}].add({j})
n = {i} in g[{j}]
n = len(g[{i}]) + len(g[{j}])
g[{i}] |= {{{j}}}
g[{i}] = {{{j}}}
g.pop({i}, None)
h[{i}][{j}].append({i})
n = h[{i}][{j}] and 1
n = [k for j in range({j}) if (k := j * {i}) > 1]
n = any((w := j) > {i} for j in range({j}))
n = ({i} > 2 and (x := {j})) or (y := {i})
n = sum(j for j in l if isinstance(j, int))
(l if {i} > 2 else z[0][1]).append({j})
{i} > 2 and l.append({j})
n = [z[k][1].append(k) for k in range({i} % 3)]
n = [l.pop() for _ in range({i}) if l]
u.add(({i}, {j}))
u.difference_update([({i}, {i}), (9, 9)])
v.pop()
v.pop(0)
v.insert({i}, {j})
v.append({i})
f = [s.copy(), set(s), list(q), dict(d)]
f = list(t)
f = [(1, 2), (1, 2)] + [tuple(q)]
""".strip().splitlines()


def shown(value: Any, *, key: bool = False) -> Any:
    """Return what a player's value is compared with."""
    if isinstance(value, tuple) and key:
        return f"<{value!r}>"
    if isinstance(value, (list, deque)):
        return [shown(item) for item in value]
    if isinstance(value, tuple):
        return tuple(shown(item) for item in value)
    if isinstance(value, (set, frozenset)):
        return {shown(item, key=True) for item in value}
    if isinstance(value, dict):
        return {shown(one, key=True): shown(item) for one, item in value.items()}
    return value


REFUSED = (LookupError, ValueError, TypeError, AttributeError, NameError)


def drawn(chance: random.Random, count: int) -> str:
    """Return a program of many statements; those that fail are caught."""
    names: dict[str, Any] = dict(PROVIDED)
    exec("if True:\n" + HEAD.partition("\n")[2], names)
    lines = []
    for _ in range(count):
        line = chance.choice(STATEMENTS).format(i=chance.randrange(5), j=chance.randrange(5))
        try:
            exec(line, names)
        except REFUSED:
            line = f"try: {line}\n    except Exception: pass"
        lines.append(line)
    return HEAD + "".join(f"    {line}\n" for line in lines) + "    return n\n"


def traced(text: str) -> list[tuple[int, Any]]:
    """Return the variables at each line of a plain run."""
    names = dict(PROVIDED)
    exec(compile(text, "mine", "exec"), names)
    found: list[tuple[int, Any]] = []

    def look(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename == "mine" and frame.f_code.co_name == "solve":
            if event == "line":
                held = {k: shown(v) for k, v in frame.f_locals.items() if not k.startswith("_")}
                found.append((frame.f_lineno, held))
            return look
        return None

    before = sys.gettrace()
    sys.settrace(look)
    try:
        names["solve"](0)
    finally:
        sys.settrace(before)
    return found


def recorded(text: str) -> Any:
    """Return the steps of a recorded run."""
    tree = SCRIPTS["parse"](text.encode())
    recorder = SCRIPTS["Recorder"](SCRIPTS["Marks"](tree))
    names = dict(PROVIDED)
    names |= recorder.names(names, "mine")
    exec(compile(tree, "mine", "exec"), names)
    recorder.start(None, [])
    names["solve"](0)
    recorder.finish()
    return unfold(dumps(recorder.fields(), 2), "")


def played(steps: Any) -> list[tuple[int, Any]]:
    """Return the variables that the player shows at each line."""
    player = Player(steps)
    found = []
    for _, step in steps.each():
        for change in step.changes:
            player.make(change)
        if step.line and step.depth == 1 and step.kind in (LINE, RETURN):
            held = {name: player.value(value) for name, value in player.calls[0][1].items()}
            found.append((step.line, held))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_stepper_shows_what_the_variables_hold(seed: int) -> None:
    text = drawn(random.Random(seed), 60)
    # The first time at each line: some Pythons come back to one for the rounds inside of it.
    at_lines, held_at = (dict(reversed(one)) for one in (played(recorded(text)), traced(text)))
    lines = text.splitlines()
    statements = [line for line in at_lines.keys() & held_at if line > HEAD.count("\n")]
    assert len(statements) > 60
    for line in sorted(statements):
        assert at_lines[line] == held_at[line], lines[line - 3 : line]


def test_of_what_is_very_long_only_the_size_is_shown() -> None:
    text = """def solve(b):
    l, s, d = list(range(1003)), set(range(1003)), dict.fromkeys(range(1003))
    for _ in range(5):
        l.pop(), s.pop(), d.popitem()
        s.add(5)
        d[6] = l[7] = 8
    return l
"""
    sizes = []
    player = Player(recorded(text))
    for _, step in player.steps.each():
        for change in step.changes:
            player.make(change)
        if step.line == 5:
            held = [player.held[player.calls[0][1][name][0]] for name in "lsd"]
            sizes.append([size for _, size, _ in held])
    assert sizes == [[size] * 3 for size in range(1002, 997, -1)]


def test_generators_keep_their_variables_while_they_wait() -> None:
    text = """def count(k):
    for i in range(k):
        yield i * 10
        k += i
    return k
def tree(n):
    here = n
    if n:
        yield from tree(n - 1)
        for one in tree(n - 1):
            yield one + here
    yield here
def solve(b):
    first, second = count(2), count(3)
    for left, right in zip(first, second):
        total = left + right
    found = list(tree(2))
    a = next(second, None)
    return found
"""
    names: dict[str, Any] = {}
    exec(compile(text, "mine", "exec"), names)
    seen: list[tuple[int, int, Any]] = []

    def look(frame: FrameType, event: str, _: object) -> Any:
        depth, above = 0, frame
        while above is not None and above.f_code.co_filename == "mine":
            depth, above = depth + 1, above.f_back  # type: ignore[assignment]
        if depth and event == "line":
            kept = {k: v for k, v in frame.f_locals.items() if type(v) is int}
            seen.append((frame.f_lineno, depth, kept))
        return look

    sys.settrace(look)
    try:
        names["solve"](0)
    finally:
        sys.settrace(None)
    player = Player(recorded(text))
    played = []
    for _, step in player.steps.each():
        for change in step.changes:
            player.make(change)
        assert len(player.calls) == step.depth
        ends = step.kind == RETURN and "return" in text.splitlines()[step.line - 1]
        if step.kind == LINE or ends:
            kept = {k: v for k, v in player.calls[-1][1].items() if type(v) is int}
            played.append((step.line, step.depth, kept))
    assert played == seen
