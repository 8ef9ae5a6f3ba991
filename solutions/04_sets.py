"""# Sets

## Idea

Remember what was computed again and again. Each row, each column and each box
has a set of the digits that it holds. A digit fits a cell if it is in none of
the cell's three sets. To find that out, no cell of the board has to be read.

Boxes are numbered 0 to 8 in reading order: `row // 3 * 3 + col // 3`.

## What changed since candidates

The scans of nine cells are gone. In return, the sets must be kept up to date:
they are filled from the givens first, and then every placement adds to three
sets and every undo removes from the same three. The sets and the board must
always agree. A solver that forgets one `remove` still solves every board on
which it never guesses wrong, so a few easy boards do not show the mistake.

The sets are made inside `solveSudoku`. If they were global variables or
default arguments, the second board would start with the digits of the first.

Why not `for digit in all_digits - rows[row] - cols[col] - boxes[box]`? It is
correct, but a set of strings has no fixed order: Python changes the hashes of
strings from one process to the next. The search would place a different number
of digits in every run. Going through the digits in order gives the same search
as on the rung candidates, and the same one in every run.

## Time and space

A visit to a cell takes up to three look-ups for each of nine digits, each
`O(1)`, and reads no other cell. Placing and undoing take three set operations
each, `O(1)` too. The number of visits is unchanged, at most of the order of
`9^e` for `e` empty cells. The 27 sets hold at most nine digits each, 243
entries. The list of empty cells and the calls take `O(e)`.

## What it costs in practice

| board | digits placed | time of candidates / this rung | of whole_board |
|---|---|---|---|
| LeetCode's example | 4,208 | 3.4 | 200 |
| medium | 1,149 | 3.3 | 150 |
| hard | 1,005 | 3.4 | 210 |

Of the 4,208 placements on LeetCode's example 4,157 are undone again, so nearly
each one costs six set operations. They are worth it: for each digit that is
placed, nine are looked up.
"""

DIGITS = "123456789"


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    rows: list[set[str]] = [set() for _ in range(9)]
    cols: list[set[str]] = [set() for _ in range(9)]
    boxes: list[set[str]] = [set() for _ in range(9)]
    empties = []
    for row in range(9):
        for col in range(9):
            box = row // 3 * 3 + col // 3
            if board[row][col] == ".":
                empties.append((row, col, box))
            else:
                digit = board[row][col]
                rows[row].add(digit)
                cols[col].add(digit)
                boxes[box].add(digit)

    def search(position: int) -> bool:
        """Fill the empty cells from `position` on; False if that fails."""
        if position == len(empties):
            return True
        row, col, box = empties[position]
        for digit in DIGITS:
            if digit in rows[row] or digit in cols[col] or digit in boxes[box]:
                continue
            board[row][col] = digit
            rows[row].add(digit)
            cols[col].add(digit)
            boxes[box].add(digit)
            if search(position + 1):
                return True
            board[row][col] = "."
            rows[row].remove(digit)
            cols[col].remove(digit)
            boxes[box].remove(digit)
        return False

    search(0)
