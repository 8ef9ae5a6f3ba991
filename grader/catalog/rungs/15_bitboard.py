"""The board as one plane of bits per digit."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Bitboard",
    idea="one 81-bit plane per digit: look at all rows, columns and boxes at the same time",
    track=Track.ALL_AT_ONCE,
    poses="sudoku_solver",
    about="""\
Chess programs keep the whole board in an integer and move all pawns with one shift. On this rung
you do that with Sudoku: each digit has a *plane* of 81 bits, one for each cell that may still
hold it. On `propagation` you looked for singles cell by cell and unit by unit; the functions of
`bit_planes` find them all in a few operations, and here they become a solver.

Each file is judged alone, so this one needs your functions of `bit_planes` too. When `bit_planes`
is accepted, the kit copies them into this file, if you haven't begun the file yet.

You must beat `fewest_candidates` on boards with few givens. A list of nine planes is enough for
that. The reference puts all nine into one integer of 729 bits, and is faster than `propagation`
too.""",
    suites=(*FAST_SUITES, speed(100, "hidden_singles")),
    hints=(
        """\
In Python, the machine's `and` is not slow; the interpreter's step around it is. One `&` on an
integer of 81 bits, or even of 729, takes hardly longer than one on a small integer: do as much
as you can with each.""",
        """\
Build it from `bit_planes` first, with a list of nine planes: `cellsWithOne(planes)` are the naked
singles, `onlyPlaces(plane)` the hidden singles of a digit, and `peersOf(placed)` is what a
placement takes from the plane of its digit. There are two kinds of contradiction: a cell that is in
none of the planes, and two singles of the same digit that are peers of each other,
`peersOf(placed) & placed`. To guess, count to three, `thrice |= twice & plane` before the other two
masks: `twice & ~thrice` are the cells with two candidates.""",
        """\
Then put the nine planes side by side into one integer of 729 bits: the bit of a candidate is `81 *
digit + 9 * row + col`, all counted from 0. Placing a digit now takes one `&` with a mask, which you
make in advance for each of the 729 candidates. And integers don't change, so to go back after a
wrong guess you only use the old one again.""",
        """\
Now count all nine planes at once. A *fold* adds three neighbours into the first of them, and two
folds count any unit:

```python
a, b, c = once, once >> step, once >> 2 * step
once, twice = a | b | c, twice | twice >> step | twice >> 2 * step | a & b | (a | b) & c
```

Steps 1 and 3 count a row, 9 and 27 a column, 1 and 9 a box, and 81 and 243 count a cell. The sum
of a unit arrives at its first bit; clear the other bits with a mask.""",
        """\
To get from "this unit has a single" back to the candidate: `corners & once & ~twice` has one bit
for each such unit. Multiply it by the unit's shape (nine bits, seen from the first) to paint the
whole unit; `&` with the possible candidates leaves the single itself. Keep a mask of what you
have placed, or you will find the same singles again in every round.""",
    ),
    follows="propagation",
    uses="bit_planes",
    beats="fewest_candidates",
)
