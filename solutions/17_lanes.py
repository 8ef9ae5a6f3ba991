"""# Lanes

## Idea

The rung exact_cover describes Sudoku as 324 needs, and the rung bitboard looks
at the whole board at once. Do both: give each need a *lane* of ten bits, and
put all lanes side by side into one integer of 3,240 bits.

    one lane   flag | nine candidates
                 1    0 0 1 0 0 1 0 1 0    open, three choices are left
                 1    0 0 0 0 0 1 0 0 0    open, a single
                 1    0 0 0 0 0 0 0 0 0    open, nothing left: a contradiction
                 0    0 0 0 0 0 0 0 0 0    settled

    the board  81 cells | 81 column digits | 81 box digits | 81 row digits
               3239 … 2430                                   809 … 0

Each candidate has four copies, one in each lane that it can settle. On a
bitboard the bits of a box lie apart and must be folded together. With four
copies, the nine candidates of *every* need are neighbours, and one arithmetic
operation counts them all.

Placing a digit still takes one AND. The mask clears the digit's four lanes
with their flags, and all four copies of every other candidate in these lanes.
When all 324 lanes are settled, the integer is 0.

## What changed since bitboard

The search keeps its parts: place singles, find a cell with few candidates,
guess. The folds are gone, and a subtraction does their work. It has four
steps.

**Take 1 from every lane.** `x & (x - 1)` is `x` without its lowest bit. In
lanes, nothing may be borrowed from the next lane. So first flip all flags: now
only a settled lane has a flag to borrow from.

                       three choices  a single       nothing left   settled
    possible           1 001001010    1 000001000    1 000000000    0 000000000
    lanes    (flipped) 0 001001010    0 000001000    0 000000000    1 000000000
    lessened (minus 1) 0 001001001    0 000000111    1 111111111    0 111111111
                         borrowed from the neighbour ^
    second   (&)       0 001001000    0 000000000                   0 000000000

A flag that is set in `lessened` shows an open lane without candidates, and the
search goes back. (The borrow spoils the lane above, but then that does not
matter.) This is the whole test for contradictions, for all cells, rows,
columns and boxes. Otherwise `second` holds each lane without its lowest
candidate, and no flags.

**Take 1 again.** Raise all flags and subtract once more:

                        three choices    a single         settled
    second              0 001001000      0 000000000      0 000000000
    below               1 001000111      0 111111111      0 111111111
    single    (flags)   0                1                0

The flag is still set where there were two candidates or more. Where it is gone
and `possible` has it, the lane is open with one candidate: a naked single if
it is the lane of a cell, a hidden single if it is the lane of a row, column or
box. XOR with `possible` finds both cases at once. Raising a flag and
subtracting 1 means adding `1 000000000 - 1` in every lane, so the two steps
are one addition.

*From flags to candidates:* `single - (single >> 9)` turns the flag of a lane
into ones in all its nine bits, and AND leaves the candidates:

    single              1 000000000
    single >> 9         0 000000001
    difference          0 111111111

*From a bit to a placement:* `bit_length()` of `singles` is the position of its
highest bit, and a table by position holds the mask, the cell and the digit. A
candidate that is single in two lanes appears twice, but its mask clears all
four copies, in `singles` too. If two singles contradict each other, the mask
of the first clears the second, and the next round finds its lane open and
empty.

**Find a smallest lane.** If nothing is single, go on taking 1 from the lanes
with many candidates. Those that are empty after the next step have exactly
two. Take the highest of them, because the lanes of the cells are on top. If no
lane has two, go on to those with three or more.

**Guess.** Place one candidate of that lane, and keep the board on a list with
the step for the other case. If there are two candidates and one is wrong, the
other is right, so the other step is a placement too. If there are more, the
other step only *drops* the candidate. An empty board needs that; puzzles
hardly ever do.

Nothing is undone, not even the output. `symbols` keeps what a failed guess has
written, but on the board that comes from the list all these cells are still
open, so each of them is written again before the last lane is settled.

## Time and space

A round is about ten operations on 3,240 bits and finds all singles that there
are. On an `n × n` board there are `4n²` lanes of `n + 1` bits, so a round
takes `O(n³ / w)` machine words, with `w` bits to a word. A placement is two
ANDs of that length. The number of guesses is exponential in the worst case.
The tables take 0.9 MB, and each open guess takes one integer.

## What it costs in practice

CPU time per board in milliseconds, and how many times as long other rungs take
(median over the boards):

| boards | median | mean | propagation / this rung | bitboard / this rung |
|---|---|---|---|---|
| 50 easy ones | 0.029 | 0.032 | 7.4 | 3 |
| 100 of 17 clues | 0.041 | 0.057 | 9.7 | 3.5 |
| 100 hard ones | 0.16 | 0.31 | 8.2 | 2.9 |
| 8 of the hardest known | 0.64 | 0.87 | 13 | 2 |

Building the tables takes 5 ms of CPU time, once, on import.

What else was tried, and measured on each board in several random disguises
(digits renamed, rows and columns moved):

- One more bit in each lane, a guard above the flag, makes the flips
  unnecessary and is easier to understand. But every integer is a tenth longer,
  and its operations take a tenth longer too.
- Adding `2**3240 - LOWEST` in place of subtracting `LOWEST` is faster, and the
  code does so: Python adds such integers in 102 ns and subtracts them in 132.
- Looking for a better guess takes longer than it saves. Of the first four
  cells with two candidates, take the one whose two placements remove most: 1.1
  times as long on hard boards. Take the one whose placements touch most other
  pairs: 1.2 to 1.3 times. A guess that fails costs very little here.
- It matters which kind of lane is on top. With any kind but the cells, hard
  boards take a fifth to a quarter longer, and the hardest a quarter to two
  fifths.
"""

DIGITS = "123456789"
LANES = 4 * 81
FLAG = 9  # the place of the flag in a lane, above nine candidates
WIDTH = FLAG + 1

BOARD = (1 << LANES * WIDTH) - 1  # the empty board: all bits are set
LOWEST = sum(1 << lane * WIDTH for lane in range(LANES))  # of every lane
FLAGS = LOWEST << FLAG  # the highest bit of every lane

MINUS_ONE = (1 << LANES * WIDTH) - LOWEST
"""Adding this takes 1 from every lane, faster than subtraction does."""
RAISE_AND_MINUS_ONE = FLAGS - LOWEST
"""Adding this raises all flags and then takes 1 from every lane."""


def places_of(cell: int, digit: int) -> tuple[int, int, int, int]:
    """Return the places of the four copies of a candidate, in four lanes."""
    row, col = divmod(cell, 9)
    box, place = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
    return (
        (0 * 81 + 9 * row + digit) * WIDTH + col,  # the row needs the digit
        (1 * 81 + 9 * box + digit) * WIDTH + place,
        (2 * 81 + 9 * col + digit) * WIDTH + row,
        (3 * 81 + cell) * WIDTH + digit,  # cells are on top: guess in those
    )


Step = tuple[int, int, str]  # the bits to keep; a cell, and its digit

# Tables by *position*: what `bit_length` returns for any bit of a candidate.
PLACING: list[Step] = [(BOARD, 0, "")] * (LANES * WIDTH + 1)  # it is right
DROPPING = PLACING.copy()  # it is wrong
# By cell and digit: the bits to keep.
GIVENS: list[dict[str, int]] = [{} for _ in range(81)]
LANE = {
    WIDTH * lane + WIDTH: 0b111_111_111 << WIDTH * lane
    for lane in range(LANES)
}
"""By the position of a flag: the nine candidates of its lane."""


def fill_tables() -> None:
    """Fill the tables with the steps of all 729 candidates."""
    places = {
        (cell, digit): places_of(cell, digit)
        for cell in range(81)
        for digit in range(9)
    }
    contents = [0] * LANES  # all copies of a lane's nine candidates
    for four in places.values():
        copies = sum(1 << place for place in four)
        for place in four:
            contents[place // WIDTH] |= copies
    for (cell, digit), four in places.items():
        copies = settled = 0
        for place in four:
            lane = place // WIDTH
            copies |= 1 << place
            settled |= contents[lane] | 1 << lane * WIDTH + FLAG
        placing = BOARD ^ settled, cell, DIGITS[digit]
        dropping = BOARD ^ copies, cell, DIGITS[digit]
        GIVENS[cell][DIGITS[digit]] = placing[0]
        for place in four:
            PLACING[place + 1] = placing
            DROPPING[place + 1] = dropping


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
    if search(possible, symbols):
        for row, start in zip(board, range(0, 81, 9), strict=False):
            row[:] = symbols[start : start + 9]


def search(possible: int, symbols: list[str]) -> bool:
    """Write the digits of all open cells into `symbols`; False if none fit."""
    # Boards to go back to, and the step to take there.
    untried: list[tuple[int, Step]] = []
    while True:
        possible, choices = place_singles(possible, symbols)
        if choices:
            position = choices.bit_length()
            other = DROPPING[position]
            others = choices & other[0]
            if not others & others - 1:
                other = PLACING[others.bit_length()]
            untried.append((possible, other))
            keep, cell, digit = PLACING[position]
        elif possible and untried:
            possible, (keep, cell, digit) = untried.pop()
        else:
            return not possible
        possible &= keep
        symbols[cell] = digit


def place_singles(possible: int, symbols: list[str]) -> tuple[int, int]:
    """Place singles until there are none; write their digits into `symbols`.

    Return the board and the candidates of a smallest lane, to guess in.
    Without candidates, the board is 0 if it is solved, and a contradiction if
    not.
    """
    placing = PLACING  # a local name is faster in the inner loop
    while possible:
        # Take 1 from every lane.
        lanes = possible ^ FLAGS
        lessened = lanes + MINUS_ONE
        if lessened & FLAGS:
            break  # an open lane is empty
        second = lanes & lessened  # without the lowest of every lane

        # Take 1 again: the flags that are left stand for two or more.
        below = second + RAISE_AND_MINUS_ONE
        single = (possible ^ below) & FLAGS
        if not single:
            return possible, possible & smallest_lane(
                below & FLAGS, second & below
            )
        singles = possible & (single - (single >> FLAG))
        while singles:
            keep, cell, digit = placing[singles.bit_length()]
            possible &= keep
            singles &= keep
            symbols[cell] = digit
    return possible, 0


def smallest_lane(many: int, rest: int) -> int:
    """Take 1 from the lanes until some run out; return the highest one."""
    while True:
        below = rest + RAISE_AND_MINUS_ONE
        fewest = many ^ many & below
        if fewest:
            return LANE[fewest.bit_length()]
        rest &= below
