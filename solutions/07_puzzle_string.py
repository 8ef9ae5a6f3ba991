"""# 7. The puzzle string

## Idea

LeetCode promises a proper puzzle. A program that takes puzzles from people gets no such promise,
and has five things to say instead of an answer. The first three are found by looking:

1. `invalid characters`: something other than 1 to 9 and the full stop;
2. `invalid length`: not 81 of them;
3. `invalid layout`: a digit twice in a row, column or box.

The other two need the search. `unsolvable` means that no solution was found. For `multiple
solutions` nobody has to count them all: a second one settles it. So the search goes on after the
first solution, and stops at the second.

## What changed since the rung before

This follows rung 5. In `search`, only the meaning of `True` is new. It used to say "the board is
solved, stop"; now it says "two solutions are known, stop". One solution is noted down and answered
with `False`, as if it were a dead end, and backtracking does the rest. The solution must be copied
when it is found: the search erases it from the board as it goes on.

The layout is checked while the masks are built. A given that is already in one of its three masks
stands twice. The order of the checks matters as well: characters come before the length, so a
string that is both too short and full of letters has `invalid characters`; and the length comes
before the layout, which could not cut the string into rows otherwise.

`"x" in "123456789."` is safe here because a loop over a string yields single characters. The
tempting `str.isdigit()` is not: it accepts 0, and the digits of every other script.

## Time and space

The checks take one pass over 81 characters. The search has the bound of rung 5, some `9^e` visits
for `e` empty cells. But finding a solution can stop halfway, while proving that it is the only one
has to finish the whole tree. Space: `O(e)`, and two strings at most.

## What it costs in practice

| puzzle | digits placed until solved (rung 5) | until proved |
|---|---|---|
| LeetCode's example | 4,208 | 4,631 |
| medium | 1,149 | 1,400 |
| hard | 1,005 | 1,293 |
| one that punishes reading order | 38,236 | 185,525 |
| an unsolvable one | | 0 |
| one with 9 givens and several solutions | | 166 |
| a look-alike with 22 givens, several solutions | | 65,127 |

On the first three, proof costs 20 to 40 % more CPU time; where the solution happens to come early
in the tree it costs several times as much (4.8 times in the fourth row). The unsolvable example has
a cell without candidates right at the start. It can be far dearer: with one wrong digit
added to each of three boards of 17 givens, the search proved one of them unsolvable after
5,751,585 placements and had not decided the other two after ten million. The cure is to choose
the cells better, and that is rung 8.
"""

DIGITS = "123456789"
FULL = 0b111_111_111


def solve_sudoku(puzzle: str) -> str:
    """Return the solved puzzle, or the words that say why there is no single answer."""
    if any(cell not in DIGITS + "." for cell in puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"

    board = [list(puzzle[start : start + 9]) for start in range(0, 81, 9)]
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
                if bit & (rows[row] | cols[col] | boxes[box]):
                    return "invalid layout"
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit

    solutions: list[str] = []

    def search(position: int) -> bool:
        """Collect the ways to fill the cells from `position` on; True once there are two."""
        if position == len(empties):
            solutions.append("".join(map("".join, board)))
            return len(solutions) == 2
        row, col, box = empties[position]
        free = FULL & ~(rows[row] | cols[col] | boxes[box])
        while free:
            bit = free & -free
            free ^= bit
            board[row][col] = DIGITS[bit.bit_length() - 1]
            rows[row] |= bit
            cols[col] |= bit
            boxes[box] |= bit
            if search(position + 1):
                return True
            board[row][col] = "."
            rows[row] ^= bit
            cols[col] ^= bit
            boxes[box] ^= bit
        return False

    search(0)
    if not solutions:
        return "unsolvable"
    if len(solutions) == 2:
        return "multiple solutions"
    return solutions[0]
