"""Lanes: small sets side by side in one integer, and which of them hold none, one or two."""

from collections.abc import Callable, Iterator, Sequence

from grader.english import counted, listed
from grader.problems.answer import Answer, Arguments, Checked, Finding, Plain
from grader.problems.draw import Draw, Drawn, Example, examples
from grader.problems.integers import bits_of, no_set_of_bits
from grader.problems.problem import Function, Problem

FLAG = 9
"""The place of the flag in a lane, above nine bits."""
WIDTH = FLAG + 1
CONTENTS = (1 << FLAG) - 1
NUMBER = 324
"""As many lanes as Sudoku has needs."""
MOST_SHOWN = 20
"""Lanes of an integer that are written out."""


def lanes_of(text: str) -> list[int]:
    """Return lanes written as ten bits each, the highest lane first.  Raise ValueError."""
    lanes = text.split()
    if not lanes or any(len(lane) != WIDTH or not set(lane) <= {"0", "1"} for lane in lanes):
        raise ValueError("lanes are groups of ten bits, each of them 0 or 1, with spaces between")
    return [int(lane, 2) for lane in reversed(lanes)]


def _joined(lanes: Sequence[int]) -> int:
    return sum(lane << WIDTH * number for number, lane in enumerate(lanes))


def _split(number: int, count: int) -> list[int]:
    return [number >> WIDTH * lane & (1 << WIDTH) - 1 for lane in range(count)]


def _text(lanes: Sequence[int]) -> str:
    return " ".join(f"{lane:0{WIDTH}b}" for lane in reversed(lanes))


def _shown(lanes: Sequence[int]) -> str:
    """Return lanes as text, if there are few of them."""
    if len(lanes) > MOST_SHOWN:
        return f"{len(lanes)} lanes"
    return _text(lanes)


def _without_flags(text: str) -> Arguments:
    """Return the integer of some lanes, and how many there are.  Raise ValueError."""
    lanes = lanes_of(text)
    if any(lane >> FLAG for lane in lanes):
        raise ValueError("the flag of a lane, the first of its ten bits, must be 0")
    return _joined(lanes), len(lanes)


def _with_flags(text: str) -> Arguments:
    """Return the contents of some lanes, and the flags that are set.  Raise ValueError."""
    lanes = lanes_of(text)
    contents = [lane & CONTENTS for lane in lanes]
    return _joined(contents), _joined([lane & 1 << FLAG for lane in lanes])


def _compared(
    returned: Plain, count: int, right: Sequence[int], given: str, say: Callable[[int], str]
) -> Checked:
    """Compare the lanes of a returned integer with the right ones; `say` describes a given lane."""
    trouble = no_set_of_bits(returned, WIDTH * count)
    if trouble:
        return Checked([Finding(trouble)], Answer(given=given))
    assert isinstance(returned, int)
    lanes = _split(returned, count)
    answer = Answer(given=given, value=_shown(lanes))
    findings = []
    for number, (lane, wanted) in enumerate(zip(lanes, right, strict=True)):
        if lane != wanted:
            text = f"lane {number} came back as {lane:010b}, and it must be {wanted:010b}"
            findings.append(Finding(f"{text}: {say(number)}"))
    return Checked(findings, answer)


def _check_counts(wanted: int) -> Callable[[Sequence[Plain], Plain, Sequence[Plain]], Checked]:
    """Return a check for the flags of the lanes that hold so many bits."""

    def check(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
        number, count = sent
        assert isinstance(number, int) and isinstance(count, int)
        lanes = _split(number, count)
        right = [(lane.bit_count() == wanted) << FLAG for lane in lanes]

        def say(lane: int) -> str:
            held = bits_of(lanes[lane])
            which = f" ({listed([str(bit) for bit in held])})" if held else ""
            below = f", and the lane below it {counted(lanes[lane - 1].bit_count(), 'bit')}"
            return f"it holds {counted(len(held), 'bit')}{which}{below if lane else ''}"

        given = f"{_shown(lanes)}, count = {count}"
        return _compared(returned, count, right, given, say)

    return check


def _check_contents(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for the contents of the lanes whose flags are set."""
    number, flags = sent
    assert isinstance(number, int) and isinstance(flags, int)
    count = max(1, -(-max(number.bit_length(), flags.bit_length()) // WIDTH))
    lanes, flagged = _split(number, count), _split(flags, count)
    right = [lane if flag else 0 for lane, flag in zip(lanes, flagged, strict=True)]

    def say(lane: int) -> str:
        return f"its flag is {'set' if flagged[lane] else 'not set'}"

    both = [lane | flag for lane, flag in zip(lanes, flagged, strict=True)]
    return _compared(returned, count, right, f"lanes and flags {_shown(both)}", say)


# Cases


def _asked(draw: Draw, note: str, *integers: Sequence[int]) -> Drawn:
    """Return a case that asks about each list of lanes in turn."""
    return note, tuple(draw.arguments(_text(lanes)) for lanes in integers)


def _holding(draw: Draw, bits: int) -> int:
    """Return a lane with so many bits."""
    return sum(1 << place for place in draw.random.sample(range(FLAG), bits))


def _every_content(draw: Draw) -> Iterator[Drawn]:
    """Yield each of the 512 contents, in lanes of two integers, in another order each time."""
    for number in range(2):
        every = draw.random.sample(range(1 << FLAG), 1 << FLAG)
        note = f"every content of a lane, in order {number + 1}"
        yield _asked(draw, note, every[:256], every[256:])


def _one_lane(draw: Draw) -> Iterator[Drawn]:
    for bits in range(10):
        lanes = [[_holding(draw, bits)] for _ in range(3)]
        yield _asked(draw, f"a single lane that holds {counted(bits, 'bit')}", *lanes)
    singles = [[1 << place] for place in range(FLAG)]
    yield _asked(draw, "a single lane with one bit, at each place", *singles)


def _neighbours(draw: Draw) -> Iterator[Drawn]:
    """Yield two and three lanes: what one of them lends or borrows shows in the next."""
    for low in (0, 1, 2, 3, 9):
        pairs = [[_holding(draw, low), _holding(draw, high)] for high in (0, 1, 2, 3, 9)]
        triples = [[*pair, _holding(draw, low)] for pair in pairs]
        what = counted(low, "bit")
        yield _asked(draw, f"a lane of {what} below another one", *pairs)
        yield _asked(draw, f"a lane between two lanes of {what}", *triples)


def _extremes(draw: Draw) -> Iterator[Drawn]:
    for count in (2, 9, 81, NUMBER):
        empty, full, lowest, highest = ([lane] * count for lane in (0, CONTENTS, 1, 1 << FLAG - 1))
        note = f"{count} lanes: all empty, all full, all with their lowest bit or their highest"
        yield _asked(draw, note, empty, full, lowest, highest)
    for count in (5, 40):
        lone = [[_holding(draw, 1) if one == place else 0 for one in range(count)]
                for place in (0, count // 2, count - 1)]  # fmt: skip
        hole = [[0 if one == place else CONTENTS for one in range(count)]
                for place in (0, count // 2, count - 1)]  # fmt: skip
        yield _asked(draw, f"{count} lanes, and all but one are empty", *lone)
        yield _asked(draw, f"{count} lanes, and all but one are full", *hole)


def _many_lanes(draw: Draw) -> Iterator[Drawn]:
    for count in (3, 10, 27, 81, 100, NUMBER, NUMBER):
        lanes = [_holding(draw, draw.random.choice((0, 1, 1, 2, 2, 3, 4, 9))) for _ in range(count)]
        yield _asked(draw, f"{count} lanes with bits at random", lanes)
    sizes = [
        [_holding(draw, draw.random.randrange(4)) for _ in range(count)]
        for count in (81, 4, 200, 1)
    ]
    yield _asked(draw, "81 lanes, 4, 200 and 1, one after the other", *sizes)


def _flagged(draw: Draw) -> Iterator[Drawn]:
    """Yield lanes of which some have their flag set: none, all, the ends, at random."""
    for count in (1, 2, 9, 81, NUMBER):
        lanes = [_holding(draw, draw.random.randrange(10)) for _ in range(count)]
        lanes[-1] |= 1 << draw.random.randrange(FLAG)  # the highest lane shows how many there are
        ends = [lane | (number in (0, count - 1)) << FLAG for number, lane in enumerate(lanes)]
        inner = [lane | (number not in (0, count - 1)) << FLAG for number, lane in enumerate(lanes)]
        every = [lane | 1 << FLAG for lane in lanes]
        yield _asked(draw, f"{count} lanes: no flag, then every flag", lanes, every)
        yield _asked(draw, f"{count} lanes: the flags of both ends, then all others", ends, inner)
    for count in (5, 20, 81, NUMBER, NUMBER):
        lanes = [draw.random.randrange(1 << WIDTH) for _ in range(count)]
        yield _asked(draw, f"{count} lanes, flags at random", lanes)


def _flags_of(name: str, number: str, count: int) -> Function:
    return Function(
        name=name,
        signature=f"def {name}(lanes: int, count: int) -> int:",
        docstring=f"Return the flags of the lanes that hold {number}.",
        arguments=_without_flags,
        check=_check_counts(count),
    )


FOUR_LANES = "0000000000 0000010000 0100000001 0001110000"

PROBLEM = Problem(
    title="Lane counting",
    url="",
    statement="""\
Many small sets lie side by side in one integer, each in a *lane* of ten bits. Lane number k has
the bits from `10 * k` on:

    lane 1                 lane 0
    flag | nine bits       flag | nine bits
    19   | 18 ... 10       9    | 8 ... 0

The nine lower bits of a lane say what it holds. Its highest bit is its *flag*.

Write four functions about lanes:

- `lanesWithNone(lanes, count)` returns the flags of those lanes that hold no bit. `lanes` has
  `count` lanes, and all their flags are 0; what comes back is an integer in which only flags are
  set.
- `lanesWithOne(lanes, count)` returns the flags of the lanes that hold exactly one bit.
- `lanesWithTwo(lanes, count)` returns the flags of the lanes that hold exactly two.
- `bitsOfLanes(lanes, flags)` goes the way back: it returns what the lanes hold whose flags are set
  in `flags`, and 0 in all other lanes.

In the examples, an integer is written lane by lane, the highest lane first. For `bitsOfLanes`, one
line shows both integers: the first bit of each lane is its flag in `flags`, and the nine other bits
are those of `lanes`.""",
    constraints=(
        "count is a whole number from 1 to 400.",
        "In lanes no flag is set, and in flags only flags are set.",
        "flags has no lane beyond those of lanes.",
    ),
    examples=(
        Example(
            "four lanes", FOUR_LANES, "1000000000 0000000000 0000000000 0000000000", "lanesWithNone"
        ),
        Example(
            "four lanes", FOUR_LANES, "0000000000 1000000000 0000000000 0000000000", "lanesWithOne"
        ),
        Example(
            "four lanes", FOUR_LANES, "0000000000 0000000000 1000000000 0000000000", "lanesWithTwo"
        ),
        Example(
            "four lanes and two flags",
            "0000000001 1000010000 0100000001 1001110000",
            "0000000000 0000010000 0000000000 0001110000",
            "bitsOfLanes",
        ),
    ),
    functions=(
        _flags_of("lanesWithNone", "no bit", 0),
        _flags_of("lanesWithOne", "exactly one bit", 1),
        _flags_of("lanesWithTwo", "exactly two bits", 2),
        Function(
            name="bitsOfLanes",
            signature="def bitsOfLanes(lanes: int, flags: int) -> int:",
            docstring="Return what the lanes hold whose flags are set, and nothing else.",
            arguments=_with_flags,
            check=_check_contents,
        ),
    ),
    makers={
        "examples": examples,
        "every_content": _every_content,
        "one_lane": _one_lane,
        "neighbours": _neighbours,
        "extremes": _extremes,
        "many_lanes": _many_lanes,
        "flagged": _flagged,
    },
)
