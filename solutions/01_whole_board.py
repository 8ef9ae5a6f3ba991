"""# The whole board

## Idea

Take the empty cells in reading order. Put a digit into the first one and ask
whether the board is still valid: no digit twice in any row, column or box. If
it is valid, go on with the next empty cell. If it is not, or if going on
fails, try the next digit. When all nine digits have failed, empty the cell
again and return `False`: an earlier digit must be wrong, and the call that
placed it continues with its next digit. This is *backtracking*.

`search(position)` makes one promise: either it fills every empty cell from
`position` on and returns `True`, or it leaves those cells empty and returns
`False`. The line `board[row][col] = "."` keeps the second half of the promise.

## What changed since valid_sudoku

Nothing in `isValidSudoku`: it is the function of that rung. What is new is the
search that calls it. A digit that breaks the rules is dropped at once, and
with it every board that contains it.

## Time and space

Let `e` be the number of empty cells. Each has nine digits to try, so there are
at most `9^e` ways to fill the board. Validation cuts off almost all of them
early; how many are left depends on the board. The cost of one try hardly does:
`isValidSudoku` reads up to 81 cells and looks each digit up in three sets, 243
look-ups at most. So the time is at most about `9^e * 243`. Space: the list of
empty cells and one call of `search` for each of them, both `O(e)`, where `e`
is at most 81, and 27 sets during each validation.

## What it costs in practice

| board | empty cells | digits tried, a validation each | still valid after |
|---|---|---|---|
| LeetCode's example | 51 | 37,652 | 4,208 |
| medium | 44 | 10,178 | 1,149 |
| hard | 48 | 8,835 | 1,005 |

Eight tries in nine fail. In CPU time this is 200 to 270 times as much as the
rung bitmask needs on the same three boards. "Hard" says how the board is for a
person who solves it by reasoning; a search in reading order needs fewer tries
for it than for the other two.
"""

DIGITS = "123456789"


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    empties = [
        (row, col)
        for row in range(9)
        for col in range(9)
        if board[row][col] == "."
    ]

    def search(position: int) -> bool:
        """Fill the empty cells from `position` on; False if that fails."""
        if position == len(empties):
            return True
        row, col = empties[position]
        for digit in DIGITS:
            board[row][col] = digit
            if isValidSudoku(board) and search(position + 1):
                return True
            board[row][col] = "."
        return False

    search(0)


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
