"""# 12. Lanes

## Idea

Rung 10 said Sudoku as 324 needs, and rung 11 asked the whole board at once. Do both: give each
need a *lane* of ten bits, and lay all lanes side by side in one integer of 3,240 bits.

    one lane    flag | nine candidates
                  1    0 0 1 0 0 1 0 1 0      open, three choices are left
                  1    0 0 0 0 0 1 0 0 0      open, a single
                  1    0 0 0 0 0 0 0 0 0      open, and nothing left: a contradiction
                  0    0 0 0 0 0 0 0 0 0      settled

    the board   81 cells | 81 columns' digits | 81 boxes' digits | 81 rows' digits
                3239 … 2430                                              809 … 0

Each candidate has four copies, one in each lane that it could settle. On a bitboard the bits of a
box lie apart and have to be folded together; with four copies, the nine candidates of *every* need
are neighbours, and one arithmetic operation counts them all.

Placing a digit is still one AND. The mask clears the digit's four lanes, flags and all, and of
every other candidate in these lanes all four copies. When all 324 lanes are settled the integer is
0.

## What changed since the rung before

**Taking one from every lane.** `x & (x - 1)` is `x` without its lowest bit. In lanes, nothing may
be borrowed from the next lane; so first flip all flags, and only a settled lane has one to borrow
from:

                        three choices    a single         nothing left     settled
    possible            1 001001010      1 000001000      1 000000000      0 000000000
    lanes     (flipped) 0 001001010      0 000001000      0 000000000      1 000000000
    lessened  (minus 1) 0 001001001      0 000000111      1 111111111      0 111111111
                                                          ^ borrowed from the neighbour
    second    (&)       0 001001000      0 000000000                       0 000000000

A flag that stands in `lessened` betrays an open lane without candidates, and the search goes back.
(The borrow spoils the lane above it, but by then it does not matter.) That is the whole test for
contradictions, for all cells, rows, columns and boxes. Otherwise `second` holds each lane without
its lowest candidate, and no flags.

**And again.** Raise all flags and take one more:

                        three choices    a single         settled
    second              0 001001000      0 000000000      0 000000000
    below               1 001000111      0 111111111      0 111111111
    many      (flags)   1                0                0

A flag still stands where there were two candidates or more. Where it fell and `possible` has it,
the lane is open with one candidate: a naked single if the lane is a cell's, a hidden one if it is
a row's, column's or box's. Raising a flag and subtracting 1 is adding `1 000000000 - 1` in every
lane, so the two steps are one addition.

**From flags to candidates.** `single - (single >> 9)` turns the flag of a lane into ones in all
its nine bits, and AND leaves the candidates:

    single              1 000000000
    single >> 9         0 000000001
    difference          0 111111111

**From a bit to a placement.** `bit_length()` of `singles` is the position of its highest bit, and
tables by position hold the mask, the cell and the digit. A candidate that is single in two lanes
shows up twice, but its mask clears all four copies, in `singles` too. If two singles contradict
one another, the mask of the first wipes the second out, and the next round finds its lane open and
empty.

**Guessing.** If nothing is single, take one more from the lanes with many candidates: those which
run out now have exactly two. Guess in the highest of them (cells are on top), and push the board
of the other case on a list. One candidate wrong means that the other is right, so the other case
is a placement too. If no lane has two, go on to those with three or more: there the other case
only *drops* the candidate. An empty board needs that, and puzzles hardly ever do.

**Nothing is undone,** not even the output. `symbols` keeps what a failed guess has written, but
the board that comes off the list has all those cells open still, so each of them is written again
before the last lane settles.

## Time and space

A round is about ten operations on 3,240 bits, `O(n^4 / w)` machine words on an `n × n` board with
`w` bits to a word, and finds all singles that there are. A placement is two ANDs of that length,
the second on what is left of `singles`. The number of guesses is exponential in the worst case, as
ever. The tables take 0.9 MB, and each open guess one integer.

## What it costs in practice

CPU time a board in milliseconds, and medians over the boards of what other rungs take, as a
multiple:

| boards | median | mean | rung 9 / this rung | rung 11 / this rung |
|---|---|---|---|---|
| 50 easy ones | 0.029 | 0.032 | 7.4 | 3 |
| 100 of 17 clues | 0.041 | 0.057 | 9.7 | 3.5 |
| 100 hard ones | 0.16 | 0.31 | 8.2 | 2.9 |
| 8 of the hardest known | 0.64 | 0.87 | 13 | 2 |

Building the tables takes 5 ms of CPU time, once, on import.

What was tried and measured, on each board in several random disguises:

- An extra bit in each lane, a guard above the flag, in place of the flips is easier to think
  about, and makes every integer a tenth longer and its operations as much slower.
- Adding `2**3240 - LOWEST` in place of subtracting `LOWEST`: Python adds such integers in 102 ns
  and subtracts them in 132.
- Looking for a better guess did not pay. Of the first four cells with two candidates, take the one
  whose two placements remove most: 1.1 times as long on hard boards. The one whose placements
  touch most other pairs: 1.2 to 1.3 times. A guess that fails costs so little here that thinking
  costs more.
- Which kind of lane lies on top matters: with anything but cells, a fifth to a quarter longer on
  hard boards and a quarter to two fifths on the hardest.
"""

DIGITS = "123456789"
LANES = 4 * 81
WIDTH = 10  # of a lane: nine candidates and, on top of them, the flag

BOARD = (1 << LANES * WIDTH) - 1  # the empty board: every candidate, every flag
LOWEST = sum(1 << lane * WIDTH for lane in range(LANES))  # the lowest bit of every lane
FLAGS = LOWEST << WIDTH - 1  # the highest bit of every lane

MINUS_ONE = (1 << LANES * WIDTH) - LOWEST
"""Adding this takes 1 from every lane (addition is the faster operation on long integers)."""
RAISE_AND_MINUS_ONE = FLAGS - LOWEST
"""Adding this raises every flag of an integer without flags, and takes 1 from every lane."""


def places_of(cell: int, digit: int) -> tuple[int, int, int, int]:
    """The places of a candidate's four copies: one in each of the lanes that it would settle."""
    row, col = divmod(cell, 9)
    box, place = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
    return (
        (0 * 81 + 9 * row + digit) * WIDTH + col,  # the row's lane for this digit
        (1 * 81 + 9 * box + digit) * WIDTH + place,
        (2 * 81 + 9 * col + digit) * WIDTH + row,
        (3 * 81 + cell) * WIDTH + digit,  # cells on top: they are the first that we guess in
    )


# Tables by *position*: what `bit_length` returns for a bit, any of a candidate's four.
PLACING = [(BOARD, 0, "")] * (LANES * WIDTH + 1)  # the bits that placing it leaves, cell, digit
DROPPING = [BOARD] * (LANES * WIDTH + 1)  # the bits that ruling it out leaves
GIVENS: list[dict[str, int]] = [{} for _ in range(81)]  # the bits that placing it leaves
LANE = {WIDTH * lane + WIDTH: 0b111_111_111 << WIDTH * lane for lane in range(LANES)}
"""By the position of a flag: the nine candidates of its lane."""


def fill_tables() -> None:
    places = {(cell, digit): places_of(cell, digit) for cell in range(81) for digit in range(9)}
    contents = [0] * LANES  # of a lane: all copies, here and elsewhere, of its nine candidates
    for four in places.values():
        copies = sum(1 << place for place in four)
        for place in four:
            contents[place // WIDTH] |= copies
    for (cell, digit), four in places.items():
        copies = settled = 0
        for place in four:
            lane = place // WIDTH
            copies |= 1 << place
            settled |= contents[lane] | 1 << lane * WIDTH + WIDTH - 1
        keep, drop = BOARD ^ settled, BOARD ^ copies
        GIVENS[cell][DIGITS[digit]] = keep
        for place in four:
            PLACING[place + 1] = keep, cell, DIGITS[digit]
            DROPPING[place + 1] = drop


fill_tables()


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    symbols: list[str] = []
    for row in board:
        symbols += row
    possible = BOARD
    for symbol, given in zip(symbols, GIVENS, strict=False):
        if symbol != ".":
            possible &= given[symbol]
    if (possible & FLAGS).bit_count() != 4 * symbols.count("."):
        return  # two givens settled the same lane
    untried = []  # boards to go back to, and the cell and digit that each was made with

    while possible:
        # 1. Take 1 from every lane.
        lanes = possible ^ FLAGS
        lessened = lanes + MINUS_ONE
        if lessened & FLAGS:  # an open lane is empty: go back
            if not untried:
                return
            possible, cell, digit = untried.pop()
            symbols[cell] = digit
            continue
        second = lanes & lessened  # the candidates but the lowest of every lane

        # 2. Take 1 again: the flags that are left stand for two candidates or more.
        below = second + RAISE_AND_MINUS_ONE
        many = below & FLAGS
        single = possible & (many ^ FLAGS)
        if single:
            singles = possible & (single - (single >> WIDTH - 1))
            while singles:
                keep, cell, digit = PLACING[singles.bit_length()]
                possible &= keep
                singles &= keep
                symbols[cell] = digit
            continue

        # 3. Nothing is forced.  Go on taking, until the smallest lanes run out.
        rest = second & below
        while True:
            below = rest + RAISE_AND_MINUS_ONE
            fewest = many ^ many & below
            if fewest:
                break
            rest &= below

        # 4. Guess in the highest of these lanes; keep the board of the other case for later.
        candidates = possible & LANE[fewest.bit_length()]
        position = candidates.bit_length()
        keep, cell, digit = PLACING[position]
        others = candidates ^ 1 << position - 1
        other, other_cell, other_digit = PLACING[others.bit_length()]
        if others & others - 1:
            untried.append((possible & DROPPING[position], cell, digit))
        else:
            untried.append((possible & other, other_cell, other_digit))
        possible &= keep
        symbols[cell] = digit

    for row, start in zip(board, range(0, 81, 9), strict=False):
        row[:] = symbols[start : start + 9]
