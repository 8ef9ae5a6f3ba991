"""# 1. The whole board

## Idea

Take the empty cells in reading order. Put a digit into the first of them and ask whether the
board is still valid: no digit twice in any row, column or box. If it is, go on with the next
empty cell; if it isn't, or if going on fails, try the next digit. When all nine digits have
failed, empty the cell again and return `False`: an earlier digit must be wrong, and the call
that placed it takes over. This is *backtracking*.

`search(position)` makes one promise: either it fills every empty cell from `position` on and
returns `True`, or it leaves those cells empty and returns `False`. The line
`board[row][col] = "."` keeps the second half of the promise.

## What changed since the rung before

Rung 0 only asked whether a board is valid. Its answer now steers a search: a digit that breaks
the rules is dropped at once, with everything that could have been built on it.

## Time and space

Let `e` be the number of empty cells. Each has nine digits to try, so there are at most `9^e`
ways to fill the board, and validation cuts off almost all of them early; how many are left
depends on the board. The cost of one try does not: whatever digit was placed, `is_valid` may
read all 81 cells three times, as rows, as columns and as boxes, which is 243 reads. So the time
is at most about `9^e * 243`. In space there is the list of empty cells and one call of `search`
for each of them, both `O(e)`, and `e` is at most 81.

## What it costs in practice

| board | empty cells | digits tried, a validation each | still valid after |
|---|---|---|---|
| LeetCode's example | 51 | 37,652 | 4,208 |
| medium | 44 | 10,178 | 1,149 |
| hard | 48 | 8,835 | 1,005 |

Eight tries in nine fail. Measured in CPU time this is 190 to 290 times as much as the bit masks
of rung 5 need on the same three boards. "Hard" describes the board to a person who solves it by
reasoning; a search in reading order needs fewer tries for it than for the other two.
"""

DIGITS = "123456789"


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    empties = [(row, col) for row in range(9) for col in range(9) if board[row][col] == "."]

    def search(position: int) -> bool:
        """Fill the empty cells from `position` on; False if that can't be done."""
        if position == len(empties):
            return True
        row, col = empties[position]
        for digit in DIGITS:
            board[row][col] = digit
            if is_valid(board) and search(position + 1):
                return True
            board[row][col] = "."
        return False

    search(0)


def is_valid(board: list[list[str]]) -> bool:
    """Tell whether no row, column or box of the board holds a digit twice."""
    for i in range(9):
        top, left = i // 3 * 3, i % 3 * 3
        row = board[i]
        col = [board[r][i] for r in range(9)]
        box = [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]
        if has_repeat(row) or has_repeat(col) or has_repeat(box):
            return False
    return True


def has_repeat(cells: list[str]) -> bool:
    """Tell whether a digit stands twice among these nine cells."""
    digits = [cell for cell in cells if cell != "."]
    return len(digits) != len(set(digits))
