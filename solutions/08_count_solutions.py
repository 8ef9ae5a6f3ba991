"""# Count the solutions

## Idea

A search that stops at the first solution answers one question: is there one?
To count, don't stop. A solution becomes a dead end like any other, except that
it adds 1. So `search` returns a number: the ways to fill the cells from this
position on. A full board has one way. For all other positions the number is a
sum, one term for each digit that fits.

The sum may have more terms than any computer can add up, so there is a limit,
and what is found so far is taken off it for the next digit: `search(position +
1, limit - found)`. When nothing is left of the limit, every loop ends at once,
and so does the search.

## What changed since bitmask

- `search` gets a limit and returns a number in place of a bool. "Is it done?"
  was `if search(...): return True`; now the loop's condition asks `found <
  limit`.
- Nothing is written into the board. The masks know all that the search asks
  for, and a board that is never changed need not be put back.
- Undoing is now needed on every path. The solver of bitmask left the digits
  where they were when it had found a solution; here the search goes on after
  it.

## Time and space

With a limit of 2, the search that has found the only solution must still look
at the rest of the tree: at most of the order of `9^e` visits for `e` empty
cells, as for bitmask, but all of them in every case. Space: `O(e)`.

## What it costs in practice

Digits placed with a limit of 2, and how many of them came before the first
solution:

| board | first solution | all |
|---|---|---|
| LeetCode's example | 4,208 | 4,631 |
| medium | 1,149 | 1,400 |
| hard | 1,005 | 1,293 |
| one that punishes reading order | 38,236 | 185,525 |
| one with 9 givens and many solutions | | 166 |
| an empty one | 391 | 415 |

The last two show what the limit is for. With a limit of 10 the empty board
takes 600 placements, and with one of 100 it takes 2,669. Without a limit the
search would never end, because an empty board has some 6.67 * 10^21 solutions.
"""

DIGITS = "123456789"
FULL = 0b111_111_111


def countSolutions(board: list[list[str]], limit: int) -> int:
    """Return how many solutions the board has, at most `limit`."""
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    empties = []
    for row in range(9):
        for col in range(9):
            box = row // 3 * 3 + col // 3
            if board[row][col] == ".":
                empties.append((row, col, box))
            else:
                bit = 1 << DIGITS.index(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit

    def search(position: int, limit: int) -> int:
        """Return the number of ways to fill the cells from `position` on."""
        if position == len(empties):
            return 1
        row, col, box = empties[position]
        free = FULL & ~(rows[row] | cols[col] | boxes[box])
        found = 0
        while free and found < limit:
            bit = free & -free
            free ^= bit
            rows[row] |= bit
            cols[col] |= bit
            boxes[box] |= bit
            found += search(position + 1, limit - found)
            rows[row] ^= bit
            cols[col] ^= bit
            boxes[box] ^= bit
        return found

    return search(0, limit)
