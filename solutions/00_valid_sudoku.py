"""# 0. Is it valid?

## Idea

Go through the board once and remember what was met: a set of digits for each row, each column and
each box. When a digit is already in one of its three sets, it stands twice, and the board is not
valid. When all cells have been seen without that, it is. Empty cells are skipped: `"."` may stand
in a row as often as it likes.

The box of a cell is the only thing to work out. `row // 3` is 0 for the first three rows, 1 for the
next three and 2 for the last; `col // 3` does the same for columns. Counting boxes in reading
order, each band of rows has three, so the number of the box is `row // 3 * 3 + col // 3`:

    0 0 0 | 1 1 1 | 2 2 2      rows 0 to 2
    3 3 3 | 4 4 4 | 5 5 5      rows 3 to 5
    6 6 6 | 7 7 7 | 8 8 8      rows 6 to 8

Valid does not mean solvable. A cell may have no digit left that fits, and still no rule is broken
yet; nobody has to find that out here.

## Where this leads

On rung 1 this question is asked after every digit that is tried. Rung 4 keeps the very same 27 sets
while it searches, and rung 5 makes integers of them. There the line `digit in rows[row]` becomes
`rows[row] & bit`.

## Time and space

81 cells, and three look-ups in sets for each, all of constant time: `O(1)` on a board of this size,
and `O(n²)` on a board of n rows, which is as fast as reading it. The sets hold each digit three
times at most: `O(n²)` in space. To stop at the first repetition saves time on boards that are not
valid, and none on those that are.
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
