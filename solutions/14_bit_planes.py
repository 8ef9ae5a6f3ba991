"""# Bit planes

## Idea

Read an integer of 81 bits as a set of cells: bit `9 * row + col` is the cell
in that row and column. Then `&` is what two sets have in common, `|` is both
of them together, `~` is all the rest, and `<<` moves a whole set down or to
the right. Each of these is one step of the interpreter, and the machine behind
it needs two words for 81 bits. Going through 81 cells takes 81 steps.

So never ask a cell. Ask all cells, or all units, and let the answer be a set
again.

## What changed since propagation

There, two masks count the digits of one unit, cell after cell: a bit in `once`
is a digit that was seen, a bit in `twice` a digit that was seen again. The
masks stay, and their bits change their meaning.

**Bits are cells.** `cellsWithOne` goes through nine planes, one for each
digit. A bit in `once` is a cell that has a candidate, a bit in `twice` a cell
that has another one. What is in `once` and not in `twice` has exactly one.
Nine rounds of the loop count for all 81 cells.

**Bits are units.** To count the cells of a unit, add up neighbouring bits.
`fold` adds three of them into the first:

    once             c b a   ->  . . a|b|c
    twice                        two of a, b, c, or one that was twice already

Nine is three times three, so two folds count any unit. Only the distance
between its bits differs:

    row     step 1, then 3       a b c d e f g h i
                                 └─┴─┘ └─┴─┘ └─┴─┘   step 1: sums at a, d and g
                                 └─────┴─────┘       step 3: a sum at a
    column  step 9, then 27
    box     step 1, then 9

The sum of a unit is at its first cell, its *corner*. All other places hold
sums of bits that don't belong together, and `corners & …` clears them. The
nine rows are counted at the same time, and so are the nine columns and the
nine boxes: six folds for 27 units.

**From units back to cells.** `corners & once & ~twice` has one bit for each
unit with exactly one cell. Multiplied by the shape of a unit, as seen from its
corner, it paints these units:

    0b001000001 corner bits  ×  0b111 shape  =  0b111000111

Units of one kind never overlap, so nothing is carried from one to the next. In
`onlyPlaces`, `&` with the plane leaves the one cell of each.

`peersOf` paints too. A unit with two cells of the set is full of peers, and
these two are peers of each other. In a unit with one cell, all cells but this
one are peers. If this one has a peer in another unit, the turn of the loop for
that kind of unit adds it.

## Time and space

A fold is thirteen operations on integers of 81 bits, whatever is in the set.
For an `n × n` board that is `O(n² / w)` machine words, with `w` bits to a
word; going through the units cell by cell looks at `3n²` cells, 243 of them
here. `cellsWithOne` does three operations for each of `n` planes.

For one cell, a table of its peers is faster than six folds, and bitboard keeps
such a table. For a set of any size, `peersOf` takes as long as for one.

## What it costs in practice

Microseconds of CPU time for a call, on a set of ten cells or on the candidates
of a medium board:

| function | all at once | cell by cell |
|---|---|---|
| peersOf | 2.8 | 93 |
| cellsWithOne | 0.7 | 42 |
| onlyPlaces | 2.6 | 79 |
"""

# Units as planes, seen from their first cells.
ROW = 0b111_111_111
COL = sum(1 << 9 * row for row in range(9))
BOX = 0b000000111_000000111_000000111

BOX_CORNERS = 0b001001001 * (1 | 1 << 27 | 1 << 54)

# Of each kind of unit: the steps of its two folds, its shape, and the first
# cells of all nine.
KINDS = (
    (1, 3, ROW, COL),
    (9, 27, COL, ROW),
    (1, 9, BOX, BOX_CORNERS),
)


def peersOf(cells: int) -> int:
    """Return every cell that shares a unit with another cell of the set."""
    peers = 0
    for first, second, shape, corners in KINDS:
        once, twice = fold(fold((cells, 0), first), second)
        peers |= (corners & once & ~twice) * shape & ~cells
        peers |= (corners & twice) * shape
    return peers


def cellsWithOne(planes: list[int]) -> int:
    """Return the cells that are in exactly one of the nine planes."""
    once = twice = 0
    for plane in planes:
        twice |= once & plane
        once |= plane
    return once & ~twice


def onlyPlaces(plane: int) -> int:
    """Return the cells of the plane that are alone in one of their units."""
    only = 0
    for first, second, shape, corners in KINDS:
        once, twice = fold(fold((plane, 0), first), second)
        only |= (corners & once & ~twice) * shape & plane
    return only


def fold(counts: tuple[int, int], step: int) -> tuple[int, int]:
    """Add three neighbours, `step` bits apart, into the first of them."""
    once, twice = counts
    a, b, c = once, once >> step, once >> 2 * step
    once = a | b | c
    twice |= twice >> step | twice >> 2 * step | a & b | (a | b) & c
    return once, twice
