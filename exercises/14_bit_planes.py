"""14 · Bit planes

A *plane* is a set of cells of a 9×9 board, written as one integer of 81 bits. The cells
are numbered row by row:

    number of a cell = 9 * row + col        both from 0

So bit 0 stands for the first cell of the first row, bit 8 for its last one, bit 9 for
the first cell of the second row, and bit 80 for the last cell of all. In the pictures
below, a 1 is a cell of the set.

Write three functions about planes:

- `peersOf(cells)` returns the plane of all peers of a set of cells: every cell that
  shares a row, a column or a box with *another* cell that is in the set.
- `cellsWithOne(planes)` gets nine planes, `planes[0]` for the digit 1 and so on; each
  holds the cells in which its digit is a candidate. It returns the plane of the cells
  with exactly one candidate. The example shows the candidates of every cell: those that
  show a 1 are `planes[0]`.
- `onlyPlaces(plane)` gets the plane of one digit. It returns those of its cells that
  are alone in their row, in their column or in their box: one of the three is enough.

Example of peersOf:

    1 . . | . . . | . . .
    . . . | . . . | . . .
    . . . | . . . | . . .
    ------+-------+------
    . . . | . . . | . . .
    . . . | . . . | . . .
    . . . | . 1 . | . . .
    ------+-------+------
    . . . | . . . | . . .
    . . . | . . . | . . .
    . . . | . . . | . . .

gives

    . 1 1 | 1 1 1 | 1 1 1
    1 1 1 | . 1 . | . . .
    1 1 1 | . 1 . | . . .
    ------+-------+------
    1 . . | 1 1 1 | . . .
    1 . . | 1 1 1 | . . .
    1 1 1 | 1 . 1 | 1 1 1
    ------+-------+------
    1 . . | . 1 . | . . .
    1 . . | . 1 . | . . .
    1 . . | . 1 . | . . .

Example of cellsWithOne:

      9 1237    6    4  123   37    5   13    8
      5    4   13    6  138   38    7    2    9
     27    8  123 1235 1235    9    6  134  134
      8    6   39   13  139    2    4    7    5
     24    5  234   38    7    6    1  389   23
      1   23    7  358  358    4  289    6   23
      3    9    5  278    6    1   28   48  247
    247  127  124    .  234  357  289  145    6
      6  127    8    9  245   57    3  145  127

gives

    1 . 1 | 1 . . | 1 . 1
    1 1 . | 1 . . | 1 1 1
    . 1 . | . . 1 | 1 . .
    ------+-------+------
    1 1 . | . . 1 | 1 1 1
    . 1 . | . 1 1 | 1 . .
    1 . 1 | . . 1 | . 1 .
    ------+-------+------
    1 1 1 | . 1 1 | . . .
    . . . | . . . | . . 1
    1 . 1 | 1 . . | 1 . .

Example of onlyPlaces:

    . 1 . | . . 1 | . . .
    . . . | . . . | 1 . .
    1 . . | . . . | . . .
    ------+-------+------
    . . . | . . . | . 1 .
    . . . | . 1 . | . . .
    . . 1 | . . . | . . .
    ------+-------+------
    . . . | 1 . . | . . 1
    1 1 . | . . 1 | . . .
    . 1 . | . . 1 | . . 1

gives

    . . . | . . 1 | . . .
    . . . | . . . | 1 . .
    1 . . | . . . | . . .
    ------+-------+------
    . . . | . . . | . 1 .
    . . . | . 1 . | . . .
    . . 1 | . . . | . . .
    ------+-------+------
    . . . | 1 . . | . . .
    . . . | . . . | . . .
    . . . | . . . | . . .

Constraints:

- A plane is a whole number from 0 to 2**81 - 1.
- planes is a list of nine planes.
- Any set of cells may be asked about, the empty one too.

This rung

So far an integer was a set of nine digits. Here it is a set of 81 cells, and one `&` or
`|` works on all of them at the same time. Nothing is solved yet: you write three small
functions, which are what you need to build the solver of `bitboard` from.

Each function is judged by its own cases, so write one, check it, and go on to the next.
There is no rung to beat. A loop over the 81 cells passes, and so does one over the 27
units. Try to do without either, and you have done half of `bitboard`. Two facts are
good to know for any integer `x`: `x & -x` is its lowest bit, and `x & (x - 1)` is `x`
without that bit.

Check it with:  grader check bit_planes
"""


def peersOf(cells: int) -> int:
    """Return every cell that shares a unit with another cell of the set."""
    raise NotImplementedError("write your solution here, then delete this line")


def cellsWithOne(planes: list[int]) -> int:
    """Return the cells that are in exactly one of the nine planes."""
    raise NotImplementedError("write your solution here, then delete this line")


def onlyPlaces(plane: int) -> int:
    """Return the cells of the plane that are alone in a row, a column or a box."""
    raise NotImplementedError("write your solution here, then delete this line")
