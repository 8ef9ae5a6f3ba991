"""# Is it valid?

## Idea

Go through the board once and remember the digits: one set for each row, each
column and each box. If a digit is already in one of its three sets, it stands
there twice, and the board is not valid. If this happens for no cell, the board
is valid. Empty cells are skipped, because `"."` may stand in a row any number
of times.

The only thing to work out is the box of a cell. `row // 3` is 0 for the first
three rows, 1 for the next three and 2 for the last three; `col // 3` does the
same for columns. Number the boxes in reading order. Each band of three rows
has three boxes, so the box is `row // 3 * 3 + col // 3`:

    0 0 0 | 1 1 1 | 2 2 2      rows 0 to 2
    3 3 3 | 4 4 4 | 5 5 5      rows 3 to 5
    6 6 6 | 7 7 7 | 8 8 8      rows 6 to 8

Valid does not mean solvable. A cell may have no digit left that fits although
no rule is broken yet. This rung does not ask for that.

## Where this leads

The rung whole_board asks this question after every digit that it tries. The
rung sets keeps the same 27 sets while it searches, and the rung bitmask turns
them into integers: there `digit in rows[row]` becomes `rows[row] & bit`.

## Time and space

There are 81 cells, with three look-ups in a set for each, and a look-up takes
constant time. That is `O(1)` on a board of this size and `O(n²)` on a board of
`n` rows: no more than reading the board. Each digit of the board is in three
sets, so space is `O(n²)` too. Stopping at the first repetition saves time on
boards that are not valid, and none on valid ones.
"""


def isValidSudoku(board: list[list[str]]) -> bool:
    """Tell whether no row, column or box of the board holds a digit twice."""
    rows: list[set[str]] = [set() for _ in range(9)]
    cols: list[set[str]] = [set() for _ in range(9)]
    boxes: list[set[str]] = [set() for _ in range(9)]
    for row in range(9):
        for col in range(9):
            digit = board[row][col]
            if digit == ".":
                continue
            for seen in (rows[row], cols[col], boxes[row // 3 * 3 + col // 3]):
                if digit in seen:
                    return False
                seen.add(digit)
    return True
